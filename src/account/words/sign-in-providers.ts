import * as messages from '#words/account/sign-in-providers'
import type { SignInProvider } from '@/account/rules/sign-in-providers'

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

/** The display name of a sign-in method. @param name the server's name: a provider, `email` or `phone` */
export const methodName = (name: string): string => {
  if (name === 'email') return messages.emailAndPassword
  if (name === 'phone') return messages.phone
  return isProvider(name) ? providerNames[name] : name
}
