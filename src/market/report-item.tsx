import { Button, NativeSelect } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { valueOf } from '@/kit/rules/choice'
import type { Listing } from '@/market/rules/listing'
import { reportReasons, type ReportReason } from '@/kit/rules/report-reasons'
import * as messages from '#words/market/market-dialogs'
import { login } from '#words/kit/buttons'
import { reportReasonChoices } from '@/kit/words/report-reasons'
import { showToast } from '@/kit/feedback/toast'
import { knownSession } from '@/store/session/session-state'
import { reportItem } from './commands'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { reportedToast, signInToReport } from './toasts'
import { useUser } from './listing-actions'
import { reportError } from '@/store/error-log/error-log'

/** Reports a listing to our team. The seller does not learn who reported it. */
export function ReportItem({ listing }: { listing: Listing }) {
  const { logIn } = useMarket()
  const user = useUser()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason>(reportReasons[0])

  const openForm = async () => {
    if ((await knownSession()).status === 'in') setOpen(true)
    else showToast({ ...signInToReport, action: { label: login, onClick: logIn } })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!user) return
    setOpen(false)
    try {
      showToast(reportedToast[await reportItem(user, listing.id, reason)])
    } catch (error) {
      void reportError('market', error)
      setOpen(true)
      showToast(reportedToast.refused)
    }
  }

  if (!open) {
    return (
      <Button
        variant="subtle"
        color="coral"
        leftSection={<IconFlag size={20} aria-hidden />}
        onClick={() => void openForm()}
      >
        {messages.report}
      </Button>
    )
  }
  return (
    <form className={classes.report} onSubmit={(event) => void send(event)}>
      <NativeSelect
        size="md"
        radius="xl"
        label={messages.whatIsWrong}
        description={messages.onlyOurTeam}
        data={reportReasonChoices}
        value={reason}
        onChange={(event) => setReason(valueOf(reportReasons, event.currentTarget.value))}
      />
      <div className={classes.pair}>
        <Button variant="default" onClick={() => setOpen(false)}>
          {messages.cancel}
        </Button>
        <Button type="submit" color="coral">
          {messages.sendReport}
        </Button>
      </div>
    </form>
  )
}
