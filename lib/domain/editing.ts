/** Which window of the editor writes, and the version that it has seen: "<window> <version>". */
export const EDITING_HEADER = "X-Editing";
