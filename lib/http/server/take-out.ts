/**
 * A list, where a Set would do: each time that a Set makes room it leaves its old table behind, which points to the new
 * one, so that one old table in the heap's old part keeps every answer since alive until all of the heap is looked at.
 */
export function takeOut<T>(list: T[], one: T): void {
  const index = list.indexOf(one);
  if (index >= 0) list.splice(index, 1);
}
