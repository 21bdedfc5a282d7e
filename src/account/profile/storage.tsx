import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { freePhoneStorage, readPhoneStorage, type PhoneStorage } from '@/store/phone-storage'
import { useAsync } from '@/store/use-async'
import { sizeText, storageText } from '@/account/words/storage-text'
import * as messages from '#words/account/storage'
import { showToast } from '@/kit/feedback/toast'
import { TitledSection } from '@/kit/layout/titled-section'
import { isAppleTab } from '@/kit/platform/installed'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './profile.module.css'

/** The storage that the app uses on this phone, and a button that frees what can be loaded again. */
export function Storage() {
  const [storage, setStorage] = useState<PhoneStorage | null>(null)
  const { busy, whileBusy } = useBusy()
  useAsync(
    async (signal) => {
      const read = await readPhoneStorage()
      if (!signal.aborted) setStorage(read)
    },
    [],
    'storage',
  )
  if (storage === null) return null
  const free = async () => {
    const left = await whileBusy(() => attempt<PhoneStorage | null>('storage', freePhoneStorage, null))
    if (left === null)
      return showToast({ title: messages.nothingFreed, description: messages.failed, tone: 'destructive' })
    const freed = Math.max(0, (storage.used ?? 0) - (left.used ?? 0))
    setStorage(left)
    showToast({
      title: messages.spaceFreed,
      description: freed > 0 ? messages.freeAgain({ size: sizeText(freed) }) : messages.picturesComeAgain,
    })
  }
  return (
    <TitledSection title={messages.storage} className={classes.card}>
      <Text c="var(--ink-soft)">
        {storageText(storage)} {isAppleTab() ? messages.neverRemovedBySafari : messages.neverRemoved}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" loading={busy} disabled={storage.pictures === 0} onClick={() => void free()}>
          {messages.freeUpSpace}
        </Button>
      </div>
    </TitledSection>
  )
}
