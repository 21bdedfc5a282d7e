import { IconAlertTriangle, IconBulb, IconMessageQuestion, IconStethoscope, type TablerIcon } from '@tabler/icons-react'
import { useId } from 'react'
import type { BlockOf } from '@/store/article-schema'
import * as messages from '#words/education/article'
import { bold, RichText } from '@/kit/layout/rich-text'
import classes from './callout.module.css'
import { DistressNumbers } from './distress-numbers'

type Tone = BlockOf<'callout'>['tone']

const tones: Readonly<Record<Tone, { label: string; icon: TablerIcon }>> = {
  myth: { label: messages.myth, icon: IconMessageQuestion },
  doctor: { label: messages.doctor, icon: IconStethoscope },
  tip: { label: messages.tip, icon: IconBulb },
  caution: { label: messages.takeCare, icon: IconAlertTriangle },
}

/** A highlighted note. Its tone has a text label, because colour alone is not accessible. */
export function Callout({ tone, title, text, points = [], numbers }: BlockOf<'callout'>) {
  const titleId = useId()
  const { label, icon: Icon } = tones[tone]
  return (
    <div className={classes.callout} data-tone={tone} role="note" aria-labelledby={titleId}>
      <p className={classes.label}>
        <Icon size={20} aria-hidden />
        {label}
      </p>
      <p id={titleId} className={classes.title}>
        {title}
      </p>
      {text && <p>{tone === 'myth' ? <RichText parts={messages.fact({ strong: bold, text })} /> : text}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {numbers && <DistressNumbers />}
    </div>
  )
}
