import { Badge, Button, Text } from '@mantine/core'
import { looksLikeBrigade, type Reported } from '@/domain/admin/moderation'
import { cutText } from '@/domain/shared/cut-text'
import { kindText, reasonsText, reportersText } from '@/messages/admin/moderation'
import * as messages from '@/messages/admin/records.gen'
import { RichText } from '@/ui/layout/rich-text'
import { TallText } from '@/ui/layout/tall-text'
import { Picture } from '@/ui/media/picture'
import { CampusName } from './campus-name'
import { timeText } from './when'
import records from './records.module.css'

type ReportCardProps = { reported: Reported; namesCampus: boolean; busy: boolean; onKeep: () => void; onChoose: (decision: 'remove' | 'suspend') => void }

/** The part of a sentence that is a moment. */
const timeAt = (dateTime: string) => (text: string) => <time dateTime={dateTime}>{text}</time>

/** One reported post or listing. Its content is untrusted and rendered as plain text. */
export function ReportCard({ reported, namesCampus, busy, onKeep, onChoose }: ReportCardProps) {
  const { kind, content, image, reporters, reasons, firstReported, hidden, suspended } = reported
  const about = cutText(content, 40)
  return (
    <li className={records.record}>
      <div className={records.badges}>
        <Badge variant="light">{kindText[kind]}</Badge>
        {namesCampus && (
          <Badge variant="default">
            <CampusName slug={reported.campus} />
          </Badge>
        )}
        {hidden && <Badge color="coral">{messages.hidden}</Badge>}
        {suspended && <Badge color="coral">{messages.isSuspended}</Badge>}
        {looksLikeBrigade(reported) && <Badge color="mango">{messages.newAccounts}</Badge>}
      </div>
      <TallText text={content}>
        <Text className={records.userText}>{content}</Text>
      </TallText>
      {image !== null && <Picture src={image} alt={messages.itsPicture} fill large className={records.reportPicture} />}
      <Text fw={700}>{reportersText(reporters, reported.newReporters)}</Text>
      <Text size="sm" c="var(--ink-soft)">
        <RichText parts={messages.firstReported({ reasons: reasonsText(reasons), at: timeText(firstReported), time: timeAt(firstReported) })} />
      </Text>
      <div className={records.decisions}>
        <Button variant="default" disabled={busy} aria-label={messages.keepNamed({ about })} onClick={onKeep}>
          {messages.keep}
        </Button>
        <Button color="coral" disabled={busy} aria-label={messages.removeNamed({ about })} onClick={() => onChoose('remove')}>
          {messages.remove}
        </Button>
        {!suspended && (
          <Button variant="default" disabled={busy} aria-label={messages.suspendNamed({ about })} onClick={() => onChoose('suspend')}>
            {messages.suspend}
          </Button>
        )}
      </div>
    </li>
  )
}
