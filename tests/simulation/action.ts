import fc from 'fast-check'

/** Something that can happen in a story. Its name and what was chosen are printed when the story fails. */
export type Action<Story> = { readonly type: string; readonly act: (story: Story) => Promise<void> | void }

/** @param choices what is left to chance */
export const happens =
  <Story>() =>
  <Choices extends object>(
    weight: number,
    type: string,
    choices: { readonly [Name in keyof Choices]: fc.Arbitrary<Choices[Name]> },
    act: (story: Story, chosen: Choices) => Promise<void> | void,
  ) => ({
    weight,
    arbitrary: fc
      .record<Choices>(choices)
      .map((chosen): Action<Story> => ({ type, ...chosen, act: (story) => act(story, chosen) })),
  })

/** Chooses among what exists at that moment. */
export const pick = fc.nat(1000)

export const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)]
