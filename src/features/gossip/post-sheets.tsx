import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconEyeOff, IconFlag, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { excerptOf } from '@/domain/gossip/posts'
import type { ReportReason } from '@/domain/shared/report-reasons'
import { labelOf } from '@/messages/shared/labelled'
import { reportReasonChoices } from '@/messages/shared/report-reasons'
import type { FeedPost } from './feed'
import { Sheet } from './sheet'
import classes from './sheet.module.css'

type PostActions = {
  onHide: () => void
  onReport: (reason: ReportReason) => void
  onDelete: () => void
}

type PostSheetsProps = PostActions & {
  post: FeedPost
  /** Whether the user may report; shows a toast if not. */
  mayReport: () => boolean
  onClose: () => void
}

type Step = 'menu' | 'report' | 'confirm' | 'delete'

const titles: Record<Step, string> = { menu: 'This post', report: 'Report this post', confirm: 'Report this post?', delete: 'Delete this post?' }

/** The menu of a post, and the steps that follow a choice. */
export function PostSheets({ post, mayReport, onClose, ...actions }: PostSheetsProps) {
  const [step, setStep] = useState<Step>('menu')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const openReport = () => (mayReport() ? setStep('report') : onClose())
  return (
    <Sheet title={titles[step]} onClose={onClose}>
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        “{excerptOf(post.content)}”
      </Text>
      {step === 'menu' && (post.mine ? <OwnMenu onDelete={() => setStep('delete')} /> : <Menu onHide={actions.onHide} onReport={openReport} />)}
      {step === 'report' && (
        <Reasons
          onReason={(chosen) => {
            setReason(chosen)
            setStep('confirm')
          }}
        />
      )}
      {step === 'confirm' && reason && (
        <Question no="Back" yes="Send report" onNo={() => setStep('report')} onYes={() => actions.onReport(reason)}>
          {`Reason: ${labelOf(reportReasonChoices, reason)}. Our team looks at it, and you will not see the post again.`}
        </Question>
      )}
      {step === 'delete' && (
        <Question no="Keep it" yes="Delete" onNo={onClose} onYes={actions.onDelete}>
          {post.publication === 'public'
            ? 'You stop seeing it now. It goes away for everybody at six in the morning, so that nothing tells who deleted it.'
            : 'Nobody else can read it yet, and nobody will.'}
        </Question>
      )}
    </Sheet>
  )
}

function Menu({ onHide, onReport }: { onHide: () => void; onReport: () => void }) {
  return (
    <ul className={classes.choices}>
      <Choice icon={IconEyeOff} label="Hide" hint="Only for you, on this phone." onClick={onHide} />
      <Choice icon={IconFlag} tone="danger" label="Report" hint="Tell us what is wrong with it." onClick={onReport} />
    </ul>
  )
}

function OwnMenu({ onDelete }: { onDelete: () => void }) {
  return (
    <ul className={classes.choices}>
      <Choice icon={IconTrash} tone="danger" label="Delete" hint="This post is yours. Only you can see that." onClick={onDelete} />
    </ul>
  )
}

function Reasons({ onReason }: { onReason: (reason: ReportReason) => void }) {
  return (
    <>
      <Text mb="xs">What is wrong with it? Nobody is told who reported it.</Text>
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
