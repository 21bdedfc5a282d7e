import { Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import type { Call, Reachable } from '@/campus/rules/campus-contacts'
import { anywhere, atCampus, notCalled, whereFrom } from '@/kit/words/national-numbers'
import disclosure from '@/kit/layout/disclosure.module.css'
import { ContactList } from './contact-list'
import classes from './help-numbers.module.css'

type HelpNumbersProps = {
  campus: string
  /** Whom the campus names: who can be called, then samples, addresses and texts. */
  calls: readonly Call[]
  others: readonly Reachable[]
  national: readonly NotedCall[]
}

type NotedCall = Call & { readonly note: string }

/** Whom to call for help, the campus first. The numbers of the country are always there, whatever the campus has. */
export function HelpNumbers({ campus, calls, others, national }: HelpNumbersProps) {
  const own = atCampus({ campus })
  return (
    <>
      {calls.length + others.length > 0 && <Heading>{own}</Heading>}
      {calls.length > 0 && <Calls title={own} calls={calls} />}
      {others.length > 0 && <ContactList label={own} contacts={others} />}
      <Heading>{anywhere}</Heading>
      <Calls title={anywhere} calls={national} />
      <Sources national={national} />
    </>
  )
}

/** Written once it is opened: it would be a part of every prerendered page with numbers. */
function Sources({ national }: Pick<HelpNumbersProps, 'national'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={disclosure.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{whereFrom}</summary>
      {isOpen && (
        <>
          <ul className={classes.sources} aria-label={whereFrom}>
            {national.map(({ text, href, note }) => (
              <li key={href}>
                <b>{text}</b> {note}
              </li>
            ))}
          </ul>
          <Text size="sm" c="var(--ink-soft)">
            {notCalled}
          </Text>
        </>
      )}
    </details>
  )
}

const Heading = ({ children }: { children: string }) => (
  <Text fw={700} size="sm">
    {children}
  </Text>
)

function Calls({ title, calls }: { title: string; calls: readonly Call[] }) {
  return (
    <ul className={classes.calls} aria-label={title}>
      {calls.map(({ label, text, href }) => (
        <li key={href}>
          <a href={href} className={classes.call}>
            <IconPhone size={22} aria-hidden />
            <span className={classes.words}>
              <span className={classes.label}>{label}</span> <span className={classes.number}>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
