/** Something wrong in what was sent to the control endpoint, in words for who sent it. */
export class Mistake extends Error {}
