import type { ReactNode } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { useHelpNumbers } from '@/store/help-numbers'
import { useCampusContacts } from '@/store/use-campus-contacts'
import { reachable } from '@/campus/rules/campus-contacts'
import * as messages from '#words/campus/university/university-page'
import disclosure from '@/kit/layout/disclosure.module.css'
import { ContactList } from '@/kit/list/contact-list'
import { HelpNumbers } from '@/kit/list/help-numbers'
import classes from './university.module.css'

/** Whom to call for help, and the numbers of the chosen campus, folded: the services are below them. */
export function CampusNumbers() {
  const { contacts } = useCampusContacts()
  const { shortName } = chosenCampus()
  const title = messages.campusContacts({ campus: shortName })
  return (
    <div className={classes.numbers}>
      <Fold title={messages.emergencyNumbers}>
        <HelpNumbers {...useHelpNumbers()} />
      </Fold>
      {contacts.length > 0 && (
        <Fold title={title}>
          <ContactList label={title} contacts={reachable(contacts)} />
        </Fold>
      )}
    </div>
  )
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={disclosure.fold}>
    <summary>{title}</summary>
    {children}
  </details>
)
