// Chunk: tracker-import

import { Button, Text, Title } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-import'
import { setA } from '#words/health/cycle/screens-pin'
import { Callout } from '@/kit/feedback/callout'
import { FilePicker } from '@/kit/form/file-picker'
import { FormActions } from '@/kit/form/form-actions'
import type { CycleView } from '@/health/cycle/queries'
import { PinInput } from '../pin/pin-input'
import { SetPin } from '../pin/set-pin'
import classes from '../settings.module.css'
import { ColumnsForm, DateOrderForm } from './columns-form'
import { Review } from './review'
import { useImport } from './use-import'

/** Backups of this app, exports of other apps, and CSV tables. */
const accepted =
  '.json,.csv,.txt,.tsv,.xml,.zip,.cluedata,application/json,text/csv,text/plain,text/xml,application/xml,application/zip'

type ImportLogProps = { userId: UserId; today: IsoDay; open: Extract<CycleView, { status: 'open' }> }

/** Imports a file. The changes are shown before they are made. */
export function ImportLog({ userId, today, open: { log, lockAfter } }: ImportLogProps) {
  const { step, busy, openFile, unseal, applyMapping, applyOrder, startOver } = useImport()
  const [tookBackup, setTookBackup] = useState(false)
  return (
    <div className={classes.form}>
      <Title order={3} size="h5">
        {messages.takeIn}
      </Title>
      {step.kind === 'choose' && tookBackup && lockAfter === null && (
        <WithoutPin userId={userId} onClose={() => setTookBackup(false)} />
      )}
      {step.kind === 'choose' && (
        <>
          <Text c="var(--ink-soft)">{messages.whichFiles}</Text>
          {lockAfter === 0 && <Text c="var(--ink-soft)">{messages.locksAtOnce}</Text>}
          {step.problem && <Callout tone="problem">{step.problem}</Callout>}
          <div className={classes.actions}>
            <FilePicker accept={accepted} onChange={(file) => file && void openFile(file)}>
              {(props) => (
                <Button {...props} variant="light" loading={busy} leftSection={<IconUpload size={18} aria-hidden />}>
                  {messages.chooseFile}
                </Button>
              )}
            </FilePicker>
          </div>
        </>
      )}
      {step.kind === 'passphrase' && (
        <PassphraseForm
          wrong={step.wrong}
          busy={busy}
          onOpen={(passphrase) => void unseal(step.file, passphrase)}
          onCancel={startOver}
        />
      )}
      {step.kind === 'columns' && (
        <ColumnsForm
          key={step.mapped.length}
          table={step.table}
          isOptional={step.mapped.length + step.more.length > 0}
          onMap={(mapping) => void applyMapping(step, mapping)}
          onCancel={startOver}
        />
      )}
      {step.kind === 'date-order' && (
        <DateOrderForm
          dates={step.dates}
          orders={step.orders}
          onChoose={(order) => void applyOrder(step, order)}
          onCancel={startOver}
        />
      )}
      {step.kind === 'review' && (
        <Review
          userId={userId}
          today={today}
          log={log}
          found={step.found}
          hasPin={lockAfter !== null}
          onTakenIn={() => {
            setTookBackup(step.found.isBackup)
            startOver()
          }}
          onCancel={startOver}
        />
      )}
    </div>
  )
}

/** Says after a backup that its log has no PIN here, and sets one. */
function WithoutPin({ userId, onClose }: { userId: UserId; onClose: () => void }) {
  const [isSetting, setIsSetting] = useState(false)
  if (isSetting) return <SetPin userId={userId} onDone={() => setIsSetting(false)} />
  return (
    <Callout
      tone="problem"
      title={messages.noPinNow}
      actions={
        <>
          <Button onClick={() => setIsSetting(true)}>{setA}</Button>
          <Button variant="default" onClick={onClose}>
            {messages.withoutPin}
          </Button>
        </>
      }
    >
      {messages.noPinNowText}
    </Callout>
  )
}

type PassphraseFormProps = { wrong: boolean; busy: boolean; onOpen: (passphrase: string) => void; onCancel: () => void }

function PassphraseForm({ wrong, busy, onOpen, onCancel }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen(passphrase)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Text c="var(--ink-soft)">{messages.hasPassphrase}</Text>
      <PinInput
        label={messages.passphrase}
        value={passphrase}
        error={wrong ? messages.doesNotOpen : null}
        onChange={setPassphrase}
      />
      <FormActions
        className={classes.actions}
        submitLabel={messages.openFile}
        loading={busy}
        disabled={passphrase === ''}
        onCancel={onCancel}
      />
    </form>
  )
}
