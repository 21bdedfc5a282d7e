import { Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import type { Call, Reachable } from '@/campus/rules/campus-contacts'
import { anywhere, atCampus, notCalled } from '@/kit/words/national-numbers'
import { ContactList } from './contact-list'
import classes from './help-numbers.module.css'

type HelpNumbersProps = {
  campus: string
  /** Whom the campus names. They come first where they can be called, and last where they are samples. */
  calls: readonly Call[]
  others: readonly Reachable[]
  national: readonly NotedCall[]
}

type NotedCall = Call & { readonly note?: string }

/** Whom to call for help. The numbers of the country are always there, whatever the campus has. */
export function HelpNumbers({ campus, calls, others, national }: HelpNumbersProps) {
  return (
    <>
      {calls.length > 0 && <Calls title={atCampus({ campus })} calls={calls} />}
      <Calls title={anywhere} calls={national} />
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        {notCalled}
      </Text>
      {others.length > 0 && <ContactList label={atCampus({ campus })} contacts={others} />}
    </>
  )
}

function Calls({ title, calls }: { title: string; calls: readonly NotedCall[] }) {
  return (
    <>
      <Text fw={700} size="sm">
        {title}
      </Text>
      <ul className={classes.calls} aria-label={title}>
        {calls.map(({ label, text, href, note }) => (
          <li key={href}>
            <a href={href} className={classes.call}>
              <IconPhone size={22} aria-hidden />
              <span className={classes.words}>
                <span className={classes.label}>{label}</span> <span className={classes.number}>{text}</span>
              </span>
            </a>
            {note && <span className={classes.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
