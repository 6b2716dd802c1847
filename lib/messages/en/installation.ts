import type { installation as pt } from "#lib/messages/pt/installation.ts";
import type { Same } from "#lib/messages/words.ts";

export const installation: Same<typeof pt> = {
  title: "Installation",
  lead: "This goes for every workspace of this Pauta. Only the owner of the installation sees this page.",
  fixed:
    "Set by the environment, in {variable}, which counts more than this page. To change it here, remove the variable and restart Pauta.",
  signUp: {
    title: "New accounts",
    text: "Who can begin a workspace of their own.",
    label: "Open sign-up",
    hint: "Anyone can create an account and a workspace. When it is closed, people come in by invite only.",
    opened: "Sign-up is open.",
    closed: "Sign-up is closed. From now on, by invite only.",
  },
  mail: {
    title: "Mail server",
    text: "How invites, sign-in links and notices leave.",
    none: "Without a server no mail leaves: people find theirs inside Pauta.",
    installed: "Mails leave by {host}.",
    host: "Server",
    hostHint: "Like smtp.example.com, without the port.",
    hostWrong: "Type the server’s name, like smtp.example.com.",
    port: "Port",
    portWrong: "From 1 to 65535.",
    user: "User",
    userHint: "Leave it blank if the server asks for no login.",
    password: "Password",
    passwordStays: "The saved password stays. Type another to replace it.",
    passwordAgain:
      "The saved password only goes to the server and user it was saved for: type the one for this server.",
    passwordLost:
      "The saved password can no longer be read, because the installation’s key has changed. Type it again.",
    passwordRequired: "Type the password.",
    from: "Sender",
    fromHint: "An e-mail, or a name with it: Pauta <pauta@example.com>",
    fromWrong: "Type a complete e-mail, or a name with the e-mail between < and >.",
    test: "Send me a test",
    testing: "Sending…",
    save: "Save",
    saving: "Saving…",
    saved: "Saved. It counts from the next mail on.",
    remove: "Remove",
    removing: "Removing…",
    removed: "Removed. The password was erased.",
    confirm: {
      title: "Remove {host}?",
      text: "The password is erased and does not come back. From now on no mail leaves; people find theirs inside Pauta.",
      keep: "Keep",
    },
    works: "The server took the mail. Check that it arrived in your inbox.",
    problems: {
      host_unknown: "There is no server of this name. Check the spelling.",
      no_answer:
        "The server takes no connections at this port. Check the port (usually 587 or 465) and that the server is running.",
      slow: "The server took too long to answer. Check the name and the port; a firewall may also be in the way.",
      not_secure:
        "The secure connection failed: the server’s certificate is not trusted, or the port is for another kind of connection.",
      login_refused: "The server refused the user or the password. Some providers ask for a password made for apps.",
      address_refused: "The server refused the sender or your address. Use a sender that this server may send for.",
      broken: "The server answered with an error.",
    },
    said: "The server’s answer:",
  },
  usage: {
    title: "Spending on providers",
    text: "What the models took in all workspaces, also by keys of their own. Months are counted in UTC.",
  },
  changes: {
    title: "Record of changes",
    text: "Who changed what in this installation, when and from where.",
    none: "Nothing has been changed yet.",
  },
};
