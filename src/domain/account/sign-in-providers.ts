/** Where else people have an account that can open this one, by the server's names. */
export const signInProviders = ['google', 'facebook', 'apple', 'azure', 'github', 'twitter', 'discord', 'linkedin_oidc'] as const

export type SignInProvider = (typeof signInProviders)[number]

export const providerNames: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  azure: 'Microsoft',
  github: 'GitHub',
  twitter: 'X',
  discord: 'Discord',
  linkedin_oidc: 'LinkedIn',
}

const isProvider = (name: string): name is SignInProvider => name in providerNames

/** What people call a way to sign in. @param name as the server says it: a provider, `email` or `phone` */
export const methodName = (name: string): string => {
  if (name === 'email') return 'Email and password'
  if (name === 'phone') return 'Phone'
  return isProvider(name) ? providerNames[name] : name
}
