import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { attempt } from '@/data/error-log/attempt'
import { freePhoneStorage, readPhoneStorage, type PhoneStorage } from '@/data/phone-storage'
import { useAsync } from '@/data/use-async'
import { sizeText, storageText } from '@/messages/account/storage-text'
import * as messages from '@/messages/account/storage.gen'
import { showToast } from '@/ui/feedback/toast'
import { TitledSection } from '@/ui/layout/titled-section'
import { isAppleTab } from '@/ui/platform/installed'
import { useBusy } from '@/ui/platform/use-busy'
import classes from './profile.module.css'

/** What the app takes up on this phone, and a button that gives back what comes again by itself. */
export function Storage() {
  const [storage, setStorage] = useState<PhoneStorage | null>(null)
  const { busy, whileBusy } = useBusy()
  useAsync(async (signal) => {
    const read = await readPhoneStorage()
    if (!signal.aborted) setStorage(read)
  }, [], 'storage')
  if (storage === null) return null
  const free = async () => {
    const left = await whileBusy(() => attempt<PhoneStorage | null>('storage', freePhoneStorage, null))
    if (left === null) return showToast({ title: messages.nothingFreed, description: messages.failed, tone: 'destructive' })
    const freed = Math.max(0, (storage.used ?? 0) - (left.used ?? 0))
    setStorage(left)
    showToast({ title: messages.spaceFreed, description: freed > 0 ? messages.freeAgain({ size: sizeText(freed) }) : messages.picturesComeAgain })
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
