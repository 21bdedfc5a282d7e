/** Web storage that is blocked throws on access, and full storage on writing. @returns null then */
export const orNull = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch {
    return null
  }
}
