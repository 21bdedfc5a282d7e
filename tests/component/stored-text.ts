/** Everything in the storage that a page can read at once, as one text. */
export const storedText = (): string => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
