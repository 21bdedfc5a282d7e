import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { attempt } from '@/store/error-log/attempt'
import { readSignInFromAddress } from '@/account/store/account'
import { unforeseen, type AccountResult } from '@/account/store/account-result'
import { linkMethod, signInMethods, unlinkMethod, type SignInMethod } from '@/account/store/identities'
import { hasSignInResult } from '@/store/session/sign-in-address'
import { useAsync } from '@/store/use-async'
import type { SignInProvider } from '@/account/rules/sign-in-providers'
import { methodName, providerNames } from '@/account/words/sign-in-providers'
import * as messages from '#words/account/profile/profile-account'
import { showToast } from '@/kit/feedback/toast'
import { TitledSection } from '@/kit/layout/titled-section'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './profile.module.css'

const showProblem = (result: AccountResult<unknown>): void => {
  if (!result.ok) showToast({ title: messages.notChanged, description: result.problem.sentence, tone: 'destructive' })
}

/** When linking fails, the provider redirects back with the error in the URL. */
const showLinkingError = async (): Promise<void> => {
  if (hasSignInResult(location.href)) showProblem(await attempt('account', readSignInFromAddress, unforeseen))
}

/** Lists, adds and removes the ways in which the user can sign in. */
export function SignInMethods({ offered }: { offered: readonly SignInProvider[] }) {
  const [methods, setMethods] = useState<readonly SignInMethod[] | null>(null)
  const { busy, whileBusy } = useBusy()
  const offline = useStore(connectivity, isOffline)

  useAsync(
    async (signal) => {
      await showLinkingError()
      const result = await attempt('account', signInMethods, unforeseen)
      if (result.ok && !signal.aborted) setMethods(result.value)
    },
    // Requests the list again when the phone is back online.
    // oxlint-disable-next-line react/exhaustive-deps
    [offline],
    'account',
  )

  const change = async (step: () => Promise<AccountResult>) => {
    showProblem(await attempt('account', step, unforeseen))
    const result = await attempt('account', signInMethods, unforeseen)
    if (result.ok) setMethods(result.value)
  }

  const unlinked = offered.filter((name) => !methods?.some(({ provider }) => provider === name))
  return (
    <TitledSection title={messages.waysToSignIn} className={classes.card}>
      {methods === null ? (
        <Text c="var(--ink-soft)">{messages.showWhenReached}</Text>
      ) : (
        <>
          <ul className={classes.list}>
            {methods.map(({ id, provider, email }) => (
              <li key={id}>
                <div className={classes.names}>
                  <Text fw={600}>{methodName(provider)}</Text>
                  {email && (
                    <Text size="sm" c="var(--ink-soft)" className={classes.email}>
                      {email}
                    </Text>
                  )}
                </div>
                {methods.length > 1 && (
                  <Button
                    variant="default"
                    disabled={busy}
                    aria-label={messages.removeThis({ name: methodName(provider) })}
                    onClick={() => void whileBusy(() => change(() => unlinkMethod(id)))}
                  >
                    {messages.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div className={classes.actions}>
            {unlinked.map((provider) => (
              <Button
                key={provider}
                variant="default"
                disabled={busy}
                onClick={() => void whileBusy(() => change(() => linkMethod(provider)))}
              >
                {messages.add({ provider: providerNames[provider] })}
              </Button>
            ))}
          </div>
        </>
      )}
    </TitledSection>
  )
}
