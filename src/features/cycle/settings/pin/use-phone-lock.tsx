import { Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { DeviceKey } from '@/data/cycle/cycle-db'
import { NotConfirmedError } from '@/data/cycle/phone-lock'
import { showToast } from '@/ui/feedback/toast'
import { platformLock } from '../../platform-lock'

const notMade = {
  title: 'Not set',
  description: 'This phone has not confirmed that it is you. Try again, or leave its lock out.',
  tone: 'destructive',
} as const
const notAble = { title: 'Not set', description: 'This phone’s lock cannot seal a log. Leave it out: the PIN alone does it.', tone: 'destructive' } as const

/** Whether the phone's own lock is asked besides the PIN, for whoever has such a phone. @param now whether it is already */
export const usePhoneLock = (now: boolean) => {
  const [available, setAvailable] = useState(false)
  const [wanted, setWanted] = useState(now)
  useEffect(() => {
    let gone = false
    void platformLock.isAvailable().then((is) => !gone && setAvailable(is))
    return () => {
      gone = true
    }
  }, [])
  return {
    field: available && (
      <Switch
        size="md"
        label="Ask for this phone’s lock, too"
        description="Your finger, face or screen lock, after the PIN. Nobody can then try PINs on a copy of this phone’s files. Your phone keeps it as the passkey “Comrade lock”; without that passkey the log cannot be opened."
        checked={wanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
    ),
    /** Has the phone make a key, where that is wanted. @returns null when it did not, which has been said */
    key: async (): Promise<{ readonly device: DeviceKey | undefined } | null> => {
      if (!wanted || !available) return { device: undefined }
      try {
        const device = await platformLock.create()
        if (device) return { device }
        showToast(notAble)
      } catch (error) {
        if (!(error instanceof NotConfirmedError)) throw error
        showToast(notMade)
      }
      return null
    },
  }
}
