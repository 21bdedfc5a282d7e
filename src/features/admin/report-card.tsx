import { Badge, Button, Text } from '@mantine/core'
import { looksLikeBrigade, type Reported } from '@/domain/admin/moderation'
import { kindText, reasonsText, reportersText } from '@/messages/admin/moderation'
import { Picture } from '@/ui/media/picture'
import { CampusName } from './campus-name'
import { When } from './when'
import records from './records.module.css'

type ReportCardProps = { reported: Reported; namesCampus: boolean; busy: boolean; onKeep: () => void; onChoose: (decision: 'remove' | 'suspend') => void }

/** One reported post or listing. Its content is untrusted and rendered as plain text. */
export function ReportCard({ reported, namesCampus, busy, onKeep, onChoose }: ReportCardProps) {
  const { kind, content, image, reporters, reasons, firstReported, hidden, suspended } = reported
  const about = content.slice(0, 40)
  return (
    <li className={records.record}>
      <div className={records.badges}>
        <Badge variant="light">{kindText[kind]}</Badge>
        {namesCampus && (
          <Badge variant="default">
            <CampusName slug={reported.campus} />
          </Badge>
        )}
        {hidden && <Badge color="coral">Hidden</Badge>}
        {suspended && <Badge color="coral">Posting suspended</Badge>}
        {looksLikeBrigade(reported) && <Badge color="mango">New accounts, within an hour</Badge>}
      </div>
      <Text className={records.userText}>{content}</Text>
      {image !== null && <Picture src={image} alt="The picture of it" fill large className={records.reportPicture} />}
      <Text fw={700}>{reportersText(reporters, reported.newReporters)}</Text>
      <Text size="sm" c="var(--ink-soft)">
        {reasonsText(reasons)}. First reported <When at={firstReported} />
      </Text>
      <div className={records.decisions}>
        <Button variant="default" disabled={busy} aria-label={`Keep: ${about}`} onClick={onKeep}>
          Keep
        </Button>
        <Button color="coral" disabled={busy} aria-label={`Remove: ${about}`} onClick={() => onChoose('remove')}>
          Remove
        </Button>
        {!suspended && (
          <Button variant="default" disabled={busy} aria-label={`Suspend posting: ${about}`} onClick={() => onChoose('suspend')}>
            Suspend posting
          </Button>
        )}
      </div>
    </li>
  )
}
