import * as account from "./account.ts";
import * as archive from "./archive.ts";
import * as audit from "./audit.ts";
import * as autopilot from "./autopilot.ts";
import * as billing from "./billing.ts";
import * as bulk from "./bulk.ts";
import * as brand from "./brand.ts";
import * as compose from "./compose.ts";
import * as editor from "./editor.ts";
import * as entry from "./entry.ts";
import * as installation from "./installation.ts";
import * as keys from "./keys.ts";
import * as mail from "./mail.ts";
import * as library from "./library.ts";
import * as media from "./media.ts";
import * as notices from "./notices.ts";
import * as pictures from "./pictures.ts";
import * as plan from "./plan.ts";
import * as posts from "./posts.ts";
import * as projects from "./projects.ts";
import * as providers from "./providers.ts";
import * as publishing from "./publishing.ts";
import * as radar from "./radar.ts";
import * as reports from "./reports.ts";
import * as review from "./review.ts";
import * as retelling from "./retelling.ts";
import * as settings from "./settings.ts";
import * as slides from "./slides.ts";
import * as social from "./social.ts";
import * as status from "./operation-status.ts";
import * as studio from "./studio.ts";
import * as team from "./team.ts";
import * as usage from "./usage.ts";
import type { ArgumentsOf, InputOf, JsonOperation, LineOf, OutputOf, PREFIX } from "./operation.ts";

/** Every operation of the product. An operation's name is its key here, in handlers, client and OpenAPI. */
export const operations = {
  listPosts: posts.listPosts,
  createPost: posts.createPost,
  readPost: posts.readPost,
  updatePost: posts.updatePost,
  deletePost: posts.deletePost,
  replaceMedia: posts.replaceMedia,
  schedulePost: posts.schedulePost,
  unschedulePost: posts.unschedulePost,
  archivePost: posts.archivePost,
  reactivatePost: posts.reactivatePost,
  publishPost: posts.publishPost,
  readEditBudget: posts.readEditBudget,
  listClips: posts.listClips,
  chooseClip: posts.chooseClip,
  listTracks: posts.listTracks,
  chooseTrack: posts.chooseTrack,
  createReel: posts.createReel,
  updateReel: posts.updateReel,
  createAudiogram: posts.createAudiogram,
  updateAudiogram: posts.updateAudiogram,

  listSlides: slides.listSlides,
  addSlide: slides.addSlide,
  orderSlides: slides.orderSlides,
  updateSlide: slides.updateSlide,
  deleteSlide: slides.deleteSlide,
  styleSlide: slides.styleSlide,
  changeVariant: slides.changeVariant,
  reimagineSlide: slides.reimagineSlide,

  readDna: brand.readDna,
  updateDna: brand.updateDna,
  readPalettes: brand.readPalettes,
  applyPalette: brand.applyPalette,
  setBrandPhoto: brand.setBrandPhoto,
  setBrandLogo: brand.setBrandLogo,

  readAutopilot: autopilot.readAutopilot,
  enableAutopilot: autopilot.enableAutopilot,
  disableAutopilot: autopilot.disableAutopilot,
  addSlot: autopilot.addSlot,
  updateSlot: autopilot.updateSlot,
  deleteSlot: autopilot.deleteSlot,
  moveSlot: autopilot.moveSlot,
  updateAutopilot: autopilot.updateAutopilot,
  approvePost: autopilot.approvePost,

  createPosts: bulk.createPosts,
  changePosts: bulk.changePosts,
  duplicatePost: bulk.duplicatePost,

  readRadarAnalysis: radar.readRadarAnalysis,
  listInspirations: radar.listInspirations,

  readSummary: reports.readSummary,
  readPerformance: reports.readPerformance,

  listProjects: projects.listProjects,
  createProject: projects.createProject,
  renameProject: projects.renameProject,
  deleteProject: projects.deleteProject,
  readPlan: plan.readPlan,
  readTeam: team.readTeam,

  readBilling: billing.readBilling,
  previewChange: billing.previewChange,
  changePlan: billing.changePlan,
  cancelPlanChange: billing.cancelPlanChange,
  startTrial: billing.startTrial,
  cancelPlan: billing.cancelPlan,
  resumePlan: billing.resumePlan,
  payDue: billing.payDue,
  buyPack: billing.buyPack,
  openPortal: billing.openPortal,
  listCredits: billing.listCredits,
  readCheckout: billing.readCheckout,
  payCheckout: billing.payCheckout,

  readUsage: usage.readUsage,
  capUsage: usage.capUsage,
  listHolds: usage.listHolds,

  readPulse: status.readPulse,
  readStatus: status.readStatus,

  listCards: studio.listCards,
  readPostDetail: studio.readPostDetail,
  readTimeline: studio.readTimeline,
  retryPost: studio.retryPost,
  makeBuiltIn: studio.makeBuiltIn,
  settleDoubts: studio.settleDoubts,
  noteIdea: studio.noteIdea,
  generateIdea: studio.generateIdea,
  readStudio: studio.readStudio,
  readMark: studio.readMark,
  checkTheme: studio.checkTheme,

  readRadar: radar.readRadar,
  startRadar: radar.startRadar,
  stopRadar: radar.stopRadar,
  updateRadarTargets: radar.updateRadarTargets,
  listRadarCards: radar.listRadarCards,

  restoreSlide: editor.restoreSlide,
  restorePicture: editor.restorePicture,
  orderPhotos: editor.orderPhotos,
  listClipFiles: editor.listClipFiles,
  readLibrary: library.readLibrary,
  removeLibraryFile: library.removeLibraryFile,
  restoreLibraryFile: library.restoreLibraryFile,
  describeLibraryFile: library.describeLibraryFile,
  readLibraryUses: library.readLibraryUses,
  showPictures: pictures.showPictures,
  showPhoto: pictures.showPhoto,
  chooseClipPhoto: pictures.chooseClipPhoto,
  composePost: compose.composePost,
  readOptions: publishing.readOptions,
  setFirstComment: publishing.setFirstComment,
  setPeople: publishing.setPeople,
  setAltText: publishing.setAltText,
  chooseCover: publishing.chooseCover,
  listCaptionPieces: publishing.listCaptionPieces,
  saveCaptionPiece: publishing.saveCaptionPiece,
  deleteCaptionPiece: publishing.deleteCaptionPiece,
  writePage: compose.writePage,
  readPeaks: editor.readPeaks,
  drawBoxes: editor.drawBoxes,

  readConnection: social.readConnection,
  beginConnect: social.beginConnect,
  confirmConnect: social.confirmConnect,
  refuseConnect: social.refuseConnect,
  disconnectSocial: social.disconnectSocial,

  listComments: review.listComments,
  addComment: review.addComment,
  resolveComment: review.resolveComment,
  deleteComment: review.deleteComment,
  listReviewLinks: review.listReviewLinks,
  createReviewLink: review.createReviewLink,
  revokeReviewLink: review.revokeReviewLink,
  readReview: review.readReview,
  answerReview: review.answerReview,
  listWriters: team.listWriters,
  limitMember: team.limitMember,

  readTrends: reports.readTrends,
  listPostTrends: reports.listPostTrends,

  readRetelling: retelling.readRetelling,
  retellPost: retelling.retellPost,

  readBrand: brand.readBrand,
  updateBrand: brand.updateBrand,
  speakSample: brand.speakSample,
  proposeBrand: brand.proposeBrand,

  readSettings: settings.readSettings,
  updateSettings: settings.updateSettings,
  recordPost: settings.recordPost,

  readProviders: providers.readProviders,
  findLocalModels: providers.findLocalModels,
  saveProvider: providers.saveProvider,
  removeProvider: providers.removeProvider,
  tryProvider: providers.tryProvider,
  listModels: providers.listModels,
  checkProviders: providers.checkProviders,

  readInstallation: installation.readInstallation,
  readInstallationUsage: installation.readInstallationUsage,
  listInstallationChanges: installation.listInstallationChanges,
  openSignUp: installation.openSignUp,
  saveMailServer: installation.saveMailServer,
  removeMailServer: installation.removeMailServer,
  tryMailServer: installation.tryMailServer,
  saveIdentityProvider: installation.saveIdentityProvider,
  removeIdentityProvider: installation.removeIdentityProvider,

  readAccount: account.readAccount,
  updateAccount: account.updateAccount,
  changePassword: account.changePassword,
  changeEmail: account.changeEmail,
  confirmEmail: account.confirmEmail,
  endSessions: account.endSessions,
  beginSecondStep: account.beginSecondStep,
  turnOnSecondStep: account.turnOnSecondStep,
  turnOffSecondStep: account.turnOffSecondStep,
  renewRecoveryCodes: account.renewRecoveryCodes,
  beginPasskey: account.beginPasskey,
  addPasskey: account.addPasskey,
  removePasskey: account.removePasskey,
  readNotices: notices.readNotices,
  countNotices: notices.countNotices,
  seeNotices: notices.seeNotices,
  readNoticeChoices: notices.readNoticeChoices,
  chooseNotice: notices.chooseNotice,
  inviteMember: team.inviteMember,
  cancelInvite: team.cancelInvite,
  changeRole: team.changeRole,
  removeMember: team.removeMember,
  listAudit: audit.listAudit,
  listMails: mail.listMails,
  readMail: mail.readMail,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,

  signUp: entry.signUp,
  askForPasskey: entry.askForPasskey,
  acceptInvite: entry.acceptInvite,
  finishConnect: social.finishConnect,
  receiveDeauthorization: social.receiveDeauthorization,
  receiveDataDeletion: social.receiveDataDeletion,
  showDataDeletion: social.showDataDeletion,
  receiveBillingEvent: billing.receiveBillingEvent,
  uploadFile: media.uploadFile,
  readMedia: media.readMedia,
  measureMedia: media.measureMedia,
  exportWorkspace: archive.exportWorkspace,
  importWorkspace: archive.importWorkspace,
  drawSample: brand.drawSample,
  downloadPost: compose.downloadPost,
} as const;

type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Definition<Name extends OperationName> = Operations[Name];
/** Those that take JSON and answer in it. */
export type CallName = {
  [Name in OperationName]: Operations[Name] extends JsonOperation & { readonly bodyKind?: never } ? Name : never;
}[OperationName];
/** Those that take a file. */
export type SendName = {
  [Name in OperationName]: Operations[Name] extends { readonly bodyKind: "file" } ? Name : never;
}[OperationName];
type PrefixOf<Name extends OperationName> = (typeof PREFIX)[Operations[Name] extends { readonly audience: "site" }
  ? "site"
  : "app"];
/** Method and address of each operation, for who has a session. */
export type Route = {
  readonly [Name in OperationName]: `${Operations[Name]["method"]} ${PrefixOf<Name>}${Operations[Name]["path"]}`;
};
export type Input<Name extends OperationName> = InputOf<Operations[Name]>;
export type Arguments<Name extends OperationName> = ArgumentsOf<Operations[Name]>;
/** Those that tell what they do line by line. */
export type LinesName = {
  [Name in OperationName]: Operations[Name] extends { readonly transport: "lines" } ? Name : never;
}[OperationName];
export type Line<Name extends LinesName> = LineOf<Operations[Name]>;
export type Output<Name extends OperationName> = OutputOf<Operations[Name]>;
