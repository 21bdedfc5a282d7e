import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { DeviceKey } from '@/health/cycle/store/cycle-db'
import { NotConfirmedError } from '@/health/cycle/store/phone-lock'
import { reportError } from '@/store/error-log/error-log'
import { useAsync } from '@/store/use-async'
import * as messages from '#words/health/cycle/screens-pin'
import { showToast } from '@/kit/feedback/toast'
import { platformLock } from '@/health/cycle/platform-lock'

const notConfirmedToast = {
  title: messages.notSet,
  description: messages.notConfirmedTryAgain,
  tone: 'destructive',
} as const
const unsupportedToast = { title: messages.notSet, description: messages.cannotSeal, tone: 'destructive' } as const

/**
 * Switch that adds the phone's own lock to the PIN; hidden if the phone has none.
 * @param enabled whether it is in use now
 */
export const usePhoneLock = (enabled: boolean) => {
  const [available, setAvailable] = useState(false)
  const [wanted, setWanted] = useState(enabled)
  useAsync(
    async (signal) => {
      const result = await platformLock.isAvailable()
      if (!signal.aborted) setAvailable(result)
    },
    [],
    'private',
  )
  return {
    field: available && (
      <Switch
        size="md"
        label={messages.phoneLock}
        description={messages.phoneLockHint}
        checked={wanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
    ),
    /** Creates a device key if the switch is on. @returns null if that failed, after an error toast */
    createKey: async (): Promise<{ readonly device: DeviceKey | undefined } | null> => {
      if (!wanted || !available) return { device: undefined }
      try {
        const device = await platformLock.create()
        if (device) return { device }
        showToast(unsupportedToast)
      } catch (error) {
        const isUnconfirmed = error instanceof NotConfirmedError
        if (!isUnconfirmed) void reportError('private', error)
        showToast(isUnconfirmed ? notConfirmedToast : unsupportedToast)
      }
      return null
    },
  }
}
