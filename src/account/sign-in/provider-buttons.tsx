import { Button } from '@mantine/core'
import {
  IconBrandApple,
  IconBrandAzure,
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { unforeseen } from '@/account/store/account-result'
import { signInWith } from '@/account/store/providers'
import type { SignInProvider } from '@/account/rules/sign-in-providers'
import * as messages from '#words/account/account-screens'
import { providerNames } from '@/account/words/sign-in-providers'
import { showToast } from '@/kit/feedback/toast'
import classes from './account.module.css'

const icons = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
  apple: IconBrandApple,
  azure: IconBrandAzure,
  github: IconBrandGithub,
  twitter: IconBrandX,
  discord: IconBrandDiscord,
  linkedin_oidc: IconBrandLinkedin,
} as const satisfies Record<SignInProvider, unknown>

export function ProviderButtons({ providers }: { providers: readonly SignInProvider[] }) {
  const [redirecting, setRedirecting] = useState(false)
  if (providers.length === 0) return null
  const redirectTo = async (provider: SignInProvider) => {
    setRedirecting(true)
    const result = await attempt('account', () => signInWith(provider), unforeseen)
    if (result.ok) return
    setRedirecting(false)
    showToast({ title: messages.loginFailed, description: result.problem.message, tone: 'destructive' })
  }
  return (
    <div className={classes.providers}>
      <div className={classes.or}>{messages.or}</div>
      {providers.map((provider) => {
        const Icon = icons[provider]
        return (
          <Button
            key={provider}
            variant="default"
            px="sm"
            disabled={redirecting}
            leftSection={<Icon size={20} aria-hidden />}
            onClick={() => void redirectTo(provider)}
          >
            {messages.continueWith({ provider: providerNames[provider] })}
          </Button>
        )
      })}
    </div>
  )
}
