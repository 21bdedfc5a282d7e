// Chunk: contact

import { Container, Text } from '@mantine/core'
import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { chosenCampus } from '@/store/chosen-campus'
import { useHelpNumbers } from '@/campus/store/help-numbers'
import { useCampusContacts } from '@/campus/store/use-campus-contacts'
import { reachable } from '@/campus/rules/campus-contacts'
import { site } from '@/kit/rules/site'
import * as messages from '#words/pages/contact/contact-page'
import { notCallable } from '#words/kit/sample-numbers'
import { siteTexts } from '@/kit/words/site-texts'
import * as buttons from '#words/kit/buttons'
import { supportLinks } from '@/kit/rules/support-links'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { TitledSection } from '@/kit/layout/titled-section'
import { ContactList, isSample } from '@/campus/contact-list'
import { HelpNumbers } from '@/campus/help-numbers'
import { ContactForm } from './contact-form'
import classes from './contact.module.css'

const questions = [
  {
    question: messages.howToOrder,
    answer: messages.howToOrderAnswer,
  },
  {
    question: messages.howLong,
    answer: messages.howLongAnswer,
  },
  {
    question: messages.minimumOrder,
    answer: messages.minimumOrderAnswer,
  },
] as const

export function ContactPage() {
  const navigate = useNavigate()
  return (
    <Container pb="xl">
      <ScreenHeader
        title={messages.title}
        intro={messages.intro}
        backLabel={buttons.backToHome}
        onBack={() => void navigate({ to: '/' })}
      />
      <div className={classes.columns}>
        <ContactForm />
        <div className={classes.cards}>
          <TitledSection title={messages.information} className={classes.card}>
            <ul className={classes.facts}>
              <li>
                <IconMail size={22} aria-hidden />
                <a href={supportLinks.mail}>{site.supportEmail}</a>
              </li>
              <li>
                <IconPhone size={22} aria-hidden />
                <div>
                  <a href={supportLinks.phone}>{site.supportPhone}</a>
                  {supportLinks.phone === undefined && <Text size="sm">{notCallable}</Text>}
                </div>
              </li>
              <li>
                <IconMapPin size={22} aria-hidden />
                {site.location}
              </li>
              <li>
                <IconClock size={22} aria-hidden />
                {siteTexts.hours}
              </li>
            </ul>
          </TitledSection>
          <CampusCards />
          <TitledSection title={messages.followUs} className={classes.card}>
            <Followed />
          </TitledSection>
          <TitledSection title={messages.quickHelp} className={classes.card}>
            <dl className={classes.questions}>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <Text component="dd" size="sm" c="var(--ink-soft)">
                    {answer}
                  </Text>
                </div>
              ))}
            </dl>
          </TitledSection>
        </div>
      </div>
    </Container>
  )
}

/** The numbers for help, and the contacts of the chosen campus. */
function CampusCards() {
  const { contacts } = useCampusContacts()
  const { shortName } = chosenCampus()
  const help = useHelpNumbers()
  return (
    <>
      <TitledSection title={messages.emergencyNumbersTitle} className={classes.card}>
        <HelpNumbers {...help} />
      </TitledSection>
      {contacts.length > 0 && (
        <TitledSection title={messages.campusContactsTitle({ campus: shortName })} className={classes.card}>
          <ContactList
            label={messages.campusContacts({ campus: shortName })}
            contacts={reachable(contacts)}
            samplesKnown={help.others.some(isSample)}
          />
        </TitledSection>
      )}
    </>
  )
}

type Page = { readonly name: string; readonly url: string | null }

/** The pages to follow. WhatsApp is a contact channel, not a page. */
const followed: readonly Page[] = site.social.filter(({ name }) => name !== 'WhatsApp')

/** Links to our pages. A network without a page has a disabled link that says so to screen readers. */
function Followed() {
  return (
    <ul className={classes.social}>
      {followed.map(({ name, url }) => (
        <li key={name}>
          {url === null ? (
            <span role="link" aria-disabled aria-label={messages.noPageYet({ name })}>
              {name}
            </span>
          ) : (
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
