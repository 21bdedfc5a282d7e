/** Supported OAuth providers, by the server's names. */
export const signInProviders = [
  'google',
  'facebook',
  'apple',
  'azure',
  'github',
  'twitter',
  'discord',
  'linkedin_oidc',
] as const

export type SignInProvider = (typeof signInProviders)[number]
