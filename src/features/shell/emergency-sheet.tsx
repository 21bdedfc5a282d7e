import { Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { chosenCampus } from '@/data/chosen-campus'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { useCatalogue } from '@/data/use-catalogue'
import { callsOf, type Call } from '@/domain/university/campus-contacts'
import { nationalNumbers } from '@/messages/shared/national-numbers'
import { hasSample, sampleText } from '@/messages/shared/sample-numbers'
import * as messages from '@/messages/shell/emergency-sheet.gen'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import classes from './emergency-sheet.module.css'

/** Whom to call: the campus first, then the numbers of the country. Known without a network. */
export function EmergencySheet({ onClose }: { onClose: () => void }) {
  const { emergency } = useCampusContacts()
  const shipped = useCatalogue('emergency-contacts') ?? []
  const everywhere = callsOf(nationalNumbers)
  const own = callsOf([...emergency, ...shipped.map(({ name, phone }) => ({ label: name, value: phone }))]).filter(
    ({ href }) => !everywhere.some((call) => call.href === href),
  )
  return (
    <DialogFrame title={messages.callForHelp} position="bottom" onClose={onClose}>
      {own.length > 0 && <Calls title={messages.atCampus({ campus: chosenCampus().shortName })} calls={own} />}
      {hasSample(own) && (
        <Text size="sm" c="var(--ink-soft)" mb="sm">
          {sampleText}
        </Text>
      )}
      <Calls title={messages.anywhereFree} calls={everywhere} />
    </DialogFrame>
  )
}

function Calls({ title, calls }: { title: string; calls: readonly Call[] }) {
  return (
    <>
      <Text fw={700} size="sm">
        {title}
      </Text>
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
    </>
  )
}
