/** True if a URL contains the result of a sign-in at a provider. @param href an absolute URL */
export const hasSignInResult = (href: string): boolean => {
  const { searchParams, hash } = new URL(href)
  const inHash = new URLSearchParams(hash.slice(1))
  return ['code', 'error', 'error_code', 'access_token'].some((name) => searchParams.has(name) || inHash.has(name))
}
