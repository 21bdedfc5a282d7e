import { useState } from 'react'
import { readSignInFromAddress } from '@/store/session/account'
import { hasSignInResult } from '@/store/session/sign-in-address'
import { useAsync } from '@/store/use-async'
import type { LoginSearch } from '@/account/rules/login-search'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'
import { providerOutcome, type LinkOutcome } from './link-outcome'

const nothing: LinkOutcome = { kind: 'nothing' }

/**
 * The outcome of the provider's sign-in that the URL carries, read once per mount; null until it has been read. Nothing
 * while React hydrates the page, which the build has drawn without one.
 */
export const useLinkOutcome = (
  type: LoginSearch['type'],
  onOutcome: (outcome: LinkOutcome) => void,
): LinkOutcome | null => {
  // auth-js may remove its code from the URL before this screen mounts, so `type` counts as a link too.
  const isHydrated = useIsHydrated()
  const [hasLink] = useState(() => type === 'provider' || hasSignInResult(location.href))
  const [outcome, setOutcome] = useState<LinkOutcome | null>(hasLink ? null : nothing)
  useAsync(
    async (signal) => {
      if (!hasLink) return
      const received = providerOutcome(await readSignInFromAddress())
      if (signal.aborted) return
      setOutcome(received)
      onOutcome(received)
    },
    // Only the URL at mount matters; later changes must not read it again.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
    'account',
  )
  return isHydrated ? outcome : nothing
}
