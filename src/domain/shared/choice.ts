/** One option, such as a chip or a tab. */
export type Choice<Value extends string = string> = { readonly value: Value; readonly label: string }

/** Never empty. The first choice is the default. */
export type Choices<Value extends string = string> = readonly [Choice<Value>, ...Choice<Value>[]]

/** The choice named in the URL, or the default for an unknown value. */
export const choiceOf = <Value extends string>(choices: Choices<Value>, value: unknown): Value =>
  (choices.find((choice) => choice.value === value) ?? choices[0]).value
