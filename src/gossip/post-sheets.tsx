// Chunk: gossip-sheets

import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconEyeOff, IconFlag, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { excerptOf } from '@/gossip/rules/posts'
import type { ReportReason } from '@/kit/rules/report-reasons'
import * as messages from '#words/gossip/gossip-sheets'
import { labelOf } from '@/kit/words/labelled'
import { reportReasonChoices } from '@/kit/words/report-reasons'
import { isPublic, type FeedPost, type Publication } from './feed'
import { Sheet } from './sheets'
import classes from './sheet.module.css'

type PostActions = {
  onHide: () => void
  onReport: (reason: ReportReason) => void
  onDelete: () => void
}

type PostSheetsProps = PostActions & {
  post: FeedPost
  /** Returns true if the user may report; shows a toast if not. */
  mayReport: () => boolean
  onClose: () => void
}

type Step = 'menu' | 'report' | 'confirm' | 'delete'

const titles: Record<Step, string> = {
  menu: messages.thisPost,
  report: messages.reportPost,
  confirm: messages.reportQuestion,
  delete: messages.deleteQuestion,
}

/** The menu of a post, and the steps that follow a choice. */
export function PostSheets({ post, mayReport, onClose, ...actions }: PostSheetsProps) {
  const [step, setStep] = useState<Step>('menu')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const openReport = () => (mayReport() ? setStep('report') : onClose())
  return (
    <Sheet title={titles[step]} onClose={onClose}>
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        {messages.quoted({ excerpt: excerptOf(post.content) })}
      </Text>
      {step === 'menu' &&
        (post.mine ? (
          <OwnMenu onDelete={() => setStep('delete')} />
        ) : (
          <Menu onHide={actions.onHide} onReport={openReport} />
        ))}
      {step === 'report' && (
        <Reasons
          onReason={(chosen) => {
            setReason(chosen)
            setStep('confirm')
          }}
        />
      )}
      {step === 'confirm' && reason && (
        <Question
          no={messages.back}
          yes={messages.sendReport}
          onNo={() => setStep('report')}
          onYes={() => actions.onReport(reason)}
        >
          {(reason === 'about-me' ? messages.reasonAboutMe : messages.reason)({
            reason: labelOf(reportReasonChoices, reason),
          })}
        </Question>
      )}
      {step === 'delete' && (
        <Question no={messages.keepIt} yes={messages.deleteLabel} onNo={onClose} onYes={actions.onDelete}>
          {deletionText(post)}
        </Question>
      )}
    </Sheet>
  )
}

const unreadTexts: Partial<Record<Publication, string>> = {
  held: messages.deleteHeld,
  in_review: messages.deleteInReview,
}

const deletionText = (post: FeedPost): string =>
  isPublic(post) ? messages.deletePublic : (unreadTexts[post.publication] ?? messages.deleteUnread)

function Menu({ onHide, onReport }: { onHide: () => void; onReport: () => void }) {
  return (
    <ul className={classes.choices}>
      <Choice icon={IconEyeOff} label={messages.hide} hint={messages.hideHint} onClick={onHide} />
      <Choice icon={IconFlag} tone="danger" label={messages.report} hint={messages.reportHint} onClick={onReport} />
    </ul>
  )
}

function OwnMenu({ onDelete }: { onDelete: () => void }) {
  return (
    <ul className={classes.choices}>
      <Choice
        icon={IconTrash}
        tone="danger"
        label={messages.deleteLabel}
        hint={messages.deleteHint}
        onClick={onDelete}
      />
    </ul>
  )
}

function Reasons({ onReason }: { onReason: (reason: ReportReason) => void }) {
  return (
    <>
      <Text mb="xs">{messages.whatIsWrong}</Text>
      <ul className={classes.choices}>
        {reportReasonChoices.map(({ value, label }) => (
          <Choice key={value} icon={IconFlag} label={label} onClick={() => onReason(value)} />
        ))}
      </ul>
    </>
  )
}

type ChoiceProps = { icon: TablerIcon; label: string; hint?: string; tone?: 'danger'; onClick: () => void }

function Choice({ icon: Icon, label, hint, tone, onClick }: ChoiceProps) {
  return (
    <li>
      <UnstyledButton className={classes.choice} data-tone={tone} onClick={onClick}>
        <Icon size={22} aria-hidden />
        <span className={classes.choiceWords}>
          <Text component="span" fw={650}>
            {label}
          </Text>
          {hint && (
            <Text component="span" size="sm" c="var(--ink-soft)">
              {hint}
            </Text>
          )}
        </span>
      </UnstyledButton>
    </li>
  )
}

type QuestionProps = { children: string | string[]; no: string; yes: string; onNo: () => void; onYes: () => void }

function Question({ children, no, yes, onNo, onYes }: QuestionProps) {
  return (
    <>
      <Text>{children}</Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onNo}>
          {no}
        </Button>
        <Button color="coral" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </>
  )
}
