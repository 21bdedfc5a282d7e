/** Whether an address carries a sign-in: a mailed link's, or a provider's answer. @param href in full */
export const bringsSignIn = (href: string): boolean => {
  const { searchParams, hash } = new URL(href)
  const inHash = new URLSearchParams(hash.slice(1))
  return ['code', 'error', 'error_code', 'access_token'].some((name) => searchParams.has(name) || inHash.has(name))
}
