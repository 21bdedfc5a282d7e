import type { Choices, Values } from './choice'

/** The values with their labels, in the same order. */
export const labelled = <Value extends string>([first, ...others]: Values<Value>, labels: Readonly<Record<Value, string>>): Choices<Value> => {
  const choice = (value: Value) => ({ value, label: labels[value] })
  return [choice(first), ...others.map(choice)]
}
