import { Badge, Button, Text } from '@mantine/core'
import { isAboutReporter, isOverdue, looksLikeBrigade, type Reported } from '@/admin/rules/moderation'
import { cutText } from '@/kit/rules/cut-text'
import { kindText, reasonsText, reportersText } from '@/admin/words/records'
import * as messages from '#words/admin/records'
import { listAge } from '@/kit/words/list-age'
import { RichText } from '@/kit/layout/rich-text'
import { TallText } from '@/kit/layout/tall-text'
import { PhotoButton } from '@/kit/media/photo-button'
import { CampusName, timeText } from './list-parts'
import records from './records.module.css'
import { DialogActions } from '@/kit/form/dialog-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'

type ReportCardProps = {
  reported: Reported
  namesCampus: boolean
  /** Milliseconds since the epoch. */
  now: number
  busy: boolean
  /** The removal has been chosen and can still be undone. */
  removing: boolean
  onKeep: () => void
  onRemove: () => void
  onUndo: () => void
  onSuspend: () => void
}

/** Marks up the time in a sentence. */
const timeAt = (dateTime: string) => (text: string) => <time dateTime={dateTime}>{text}</time>

/** One post or listing that waits for a decision. Its content is untrusted and rendered as plain text. */
export function ReportCard({ reported, namesCampus, now, ...decisions }: ReportCardProps) {
  const { kind, content, image, hasPicture, reporters, reasons, waitingSince, hidden, held, suspended } = reported
  const since = { at: timeText(waitingSince), age: listAge(waitingSince, now), time: timeAt(waitingSince) }
  return (
    <li className={records.record}>
      <div className={records.badges}>
        <Badge variant="light">{kindText[kind]}</Badge>
        {namesCampus && (
          <Badge variant="default">
            <CampusName slug={reported.campus} />
          </Badge>
        )}
        {isAboutReporter(reported) && <Badge color="coral">{messages.aboutReporter}</Badge>}
        {isOverdue(reported, now) && <Badge color="coral">{messages.overdue}</Badge>}
        {held && <Badge variant="default">{messages.held}</Badge>}
        {hidden && !held && <Badge color="coral">{messages.hidden}</Badge>}
        {suspended && <Badge color="coral">{messages.isSuspended}</Badge>}
        {looksLikeBrigade(reported) && <Badge color="coral">{messages.newAccounts}</Badge>}
      </div>
      <TallText text={content}>
        <Text className={records.userText}>{content}</Text>
      </TallText>
      {image !== null && (
        <PhotoButton src={image} alt={messages.itsPicture} fill large className={records.reportPicture} />
      )}
      {held && hasPicture && <Text>{messages.heldPicture}</Text>}
      {!held && <Text fw={700}>{reportersText(reporters, reported.newReporters)}</Text>}
      <Text size="sm" c="var(--ink-soft)">
        <RichText
          parts={held ? messages.heldSince(since) : messages.reportedFor({ reasons: reasonsText(reasons), ...since })}
        />
      </Text>
      <Decisions reported={reported} {...decisions} />
    </li>
  )
}

type DecisionsProps = Omit<ReportCardProps, 'namesCampus' | 'now'>

function Decisions({
  reported: { content, suspended, held },
  busy,
  removing,
  onKeep,
  onRemove,
  onUndo,
  onSuspend,
}: DecisionsProps) {
  const about = cutText(content, 40)
  if (removing)
    return (
      <div className={records.decisions} role="status">
        <Text>{messages.willBeRemoved}</Text>
        <Button variant="default" aria-label={messages.undoNamed({ about })} onClick={onUndo}>
          {messages.undo}
        </Button>
      </div>
    )
  return (
    <div className={records.decisions}>
      <Button variant="default" disabled={busy} aria-label={messages.keepNamed({ about })} onClick={onKeep}>
        {messages.keep}
      </Button>
      <Button color="coral" disabled={busy} aria-label={messages.removeNamed({ about })} onClick={onRemove}>
        {messages.remove}
      </Button>
      {!suspended && !held && (
        <Button variant="default" disabled={busy} aria-label={messages.suspendNamed({ about })} onClick={onSuspend}>
          {messages.suspend}
        </Button>
      )}
    </div>
  )
}

type SuspendDialogProps = { reported: Reported; busy: boolean; onConfirm: () => void; onClose: () => void }

export function SuspendDialog({ reported, busy, onConfirm, onClose }: SuspendDialogProps) {
  return (
    <ResponsiveDialog
      title={messages.suspendTitle}
      opened
      onClose={onClose}
      actions={
        <DialogActions
          confirmLabel={messages.suspend}
          color="coral"
          loading={busy}
          onCancel={onClose}
          onConfirm={onConfirm}
        />
      }
    >
      <Text fw={600} mb="xs" className={records.excerpt}>
        {reported.content}
      </Text>
      <Text>{messages.suspendText}</Text>
    </ResponsiveDialog>
  )
}
