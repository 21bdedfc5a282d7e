import { Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBulb,
  IconCheck,
  IconEye,
  IconMessageQuestion,
  IconStethoscope,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { useId } from 'react'
import type { ArticleBlock, BlockOf, PointGroup as PointGroupData } from '@/education/store/article-schema'
import { useHelpNumbers } from '@/campus/store/help-numbers'
import { distressLines } from '@/kit/rules/national-numbers'
import * as messages from '#words/education/article'
import { bold, RichText } from '@/kit/layout/rich-text'
import { HelpNumbers } from '@/campus/help-numbers'
import { Picture } from '@/kit/media/picture'
import tableClasses from './article-table.module.css'
import calloutClasses from './callout.module.css'
import cardClasses from './cards.module.css'
import { Checklist } from './checklist'
import phaseClasses from './phases.module.css'
import planClasses from './plan.module.css'

export function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <ArticleTable {...block} />
    case 'callout':
      return <Callout {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'phases':
      return <Phases {...block} />
    case 'plan':
      return <Plan {...block} />
    case 'checklist':
      return <Checklist {...block} />
  }
}

/** A table that scrolls sideways when it is wider than the screen, with a sticky first column. */
function ArticleTable({ caption, columns, rows }: BlockOf<'table'>) {
  return (
    // The table can be focused, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={tableClasses.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={tableClasses.table} data-columns={columns.length > 3 ? 'many' : 'few'}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Tone = BlockOf<'callout'>['tone']

const tones: Readonly<Record<Tone, { label: string; icon: TablerIcon }>> = {
  myth: { label: messages.myth, icon: IconMessageQuestion },
  doctor: { label: messages.doctor, icon: IconStethoscope },
  tip: { label: messages.tip, icon: IconBulb },
  caution: { label: messages.takeCare, icon: IconAlertTriangle },
}

/** A highlighted note. Its tone has a text label, because colour alone is not accessible. */
function Callout({ tone, title, text, points = [], numbers }: BlockOf<'callout'>) {
  const titleId = useId()
  const { label, icon: Icon } = tones[tone]
  return (
    <div className={calloutClasses.callout} data-tone={tone} role="note" aria-labelledby={titleId}>
      <p className={calloutClasses.label}>
        <Icon size={20} aria-hidden />
        {label}
      </p>
      <p id={titleId} className={calloutClasses.title}>
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

/** The numbers to call for somebody who thinks of harming themselves. */
function DistressNumbers() {
  return <HelpNumbers {...useHelpNumbers(distressLines)} />
}

/** A grid of cards, numbered if the article counts them. */
function Cards({ numbered, items }: BlockOf<'cards'>) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={cardClasses.cards}>
      {items.map(({ title, picture, text, group }, index) => (
        <li key={title} className={cardClasses.card}>
          <div className={cardClasses.head}>
            {picture && <Picture src={picture} alt="" tint="mango" className={cardClasses.picture} />}
            <div>
              <Title order={3} size="h4">
                {numbered && (
                  <span className={cardClasses.number} aria-hidden>
                    {index + 1}
                  </span>
                )}
                {title}
              </Title>
              <p>{text}</p>
            </div>
          </div>
          {group && <PointGroup {...group} />}
        </li>
      ))}
    </List>
  )
}

/** The four phases of a cycle: a bar of their days, then a card for each. */
function Phases({ items }: BlockOf<'phases'>) {
  return (
    <div className={phaseClasses.phases}>
      <div className={phaseClasses.ribbon} aria-hidden>
        {items.map(({ phase, days }) => (
          <span key={phase} data-phase={phase}>
            {days.replace(/\D*/, '')}
          </span>
        ))}
      </div>
      <ol className={phaseClasses.list}>
        {items.map(({ phase, name, days, text, groups }) => (
          <li key={phase} className={phaseClasses.phase} data-phase={phase}>
            <div className={phaseClasses.head}>
              <Title order={3} size="h4">
                {name}
              </Title>
              <span className={phaseClasses.days}>{days}</span>
            </div>
            <p>{text}</p>
            {groups.map((group) => (
              <PointGroup key={group.label} {...group} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

const icons: Readonly<Record<PointGroupData['tone'], TablerIcon>> = {
  notice: IconEye,
  do: IconCheck,
  avoid: IconX,
  care: IconAlertTriangle,
}

/** A labelled list of points, each with the icon of the group's tone. */
function PointGroup({ label, tone, points }: PointGroupData) {
  const Icon = icons[tone]
  return (
    <div className={cardClasses.group} data-tone={tone}>
      <p className={cardClasses.groupLabel}>{label}</p>
      <ul className={cardClasses.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon size={18} aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Plan({ days }: BlockOf<'plan'>) {
  return (
    <ol className={planClasses.plan}>
      {days.map(({ title, meals }) => (
        <li key={title} className={planClasses.day}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <dl className={planClasses.meals}>
            {meals.map(({ meal, food }) => (
              <div key={meal}>
                <dt>{meal}</dt>
                <dd>{food}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
