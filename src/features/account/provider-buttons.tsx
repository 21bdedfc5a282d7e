import { Button } from '@mantine/core'
import { IconBrandApple, IconBrandAzure, IconBrandDiscord, IconBrandFacebook, IconBrandGithub, IconBrandGoogle, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react'
import { useState } from 'react'
import { signInWith } from '@/data/session/providers'
import { providerNames, type SignInProvider } from '@/domain/account/sign-in-providers'
import { showToast } from '@/ui/feedback/toast'
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

/** Signing in with an account elsewhere, where the server offers that. */
export function ProviderButtons({ providers }: { providers: readonly SignInProvider[] }) {
  const [leaving, setLeaving] = useState(false)
  if (providers.length === 0) return null
  const leaveFor = async (provider: SignInProvider) => {
    setLeaving(true)
    const answer = await signInWith(provider)
    if (answer.ok) return
    setLeaving(false)
    showToast({ title: 'Login Failed', description: answer.problem.message, tone: 'destructive' })
  }
  return (
    <div className={classes.providers}>
      <div className={classes.or}>or</div>
      {providers.map((provider) => {
        const Icon = icons[provider]
        return (
          <Button key={provider} variant="default" px="sm" disabled={leaving} leftSection={<Icon size={20} aria-hidden />} onClick={() => void leaveFor(provider)}>
            Continue with {providerNames[provider]}
          </Button>
        )
      })}
    </div>
  )
}
