/** One of several things to choose from: a chip, a tab. */
export type Choice<Value extends string = string> = { readonly value: Value; readonly label: string }

/** Never empty; the first one is chosen at first. */
export type Choices<Value extends string = string> = readonly [Choice<Value>, ...Choice<Value>[]]

/** A choice named in the URL, or the first one when there is no such choice. */
export const choiceOf = <Value extends string>(choices: Choices<Value>, value: unknown): Value =>
  (choices.find((choice) => choice.value === value) ?? choices[0]).value
