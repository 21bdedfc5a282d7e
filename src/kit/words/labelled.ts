import type { Choice, Choices, Values } from '@/kit/rules/choice'

/** The values with their labels, in the same order. */
export const labelled = <Value extends string>(
  [first, ...others]: Values<Value>,
  labels: Readonly<Record<Value, string>>,
): Choices<Value> => {
  const choice = (value: Value) => ({ value, label: labels[value] })
  return [choice(first), ...others.map(choice)]
}

/** The label of a value; the value itself, if it is not among the choices. */
export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value
