import { Container, Text } from '@mantine/core'
import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { site, socialLinks } from '@/domain/shared/site'
import { siteTexts } from '@/messages/shared/site-texts'
import { supportLinks } from '@/domain/shared/support-links'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { OutsideLinks } from '@/ui/list/outside-links'
import { CampusCards } from './campus-cards'
import { ContactForm } from './contact-form'
import { TitledSection } from '@/ui/layout/titled-section'
import classes from './contact.module.css'

/** Pages to follow. WhatsApp is a contact channel, not a page. */
const followed = socialLinks.filter(({ name }) => name !== 'WhatsApp')

const questions = [
  {
    question: 'How do I order?',
    answer:
      'Add what you like to your cart and send the order from there, or press Order Now on one thing. Either way a WhatsApp message opens, already written: you only send it.',
  },
  {
    question: 'How long does delivery take?',
    answer: 'Delivery takes 30 minutes to 2 hours, depending on the service and where you are.',
  },
  {
    question: 'Is there a minimum order?',
    answer: 'The minimum order varies by service. The provider tells you in the chat before anything is prepared.',
  },
] as const

export function ContactPage() {
  const navigate = useNavigate()
  return (
    <Container pb="xl">
      <ScreenHeader
        title="Contact Us"
        intro="Ask, complain, suggest. A real person reads it."
        backLabel="Back to Home"
        onBack={() => void navigate({ to: '/' })}
      />
      <div className={classes.columns}>
        <ContactForm />
        <div className={classes.cards}>
          <TitledSection title="Contact Information" className={classes.card}>
            <ul className={classes.facts}>
              <li>
                <IconMail size={22} aria-hidden />
                <a href={supportLinks.mail}>{site.supportEmail}</a>
              </li>
              <li>
                <IconPhone size={22} aria-hidden />
                <a href={supportLinks.phone}>{site.supportPhone}</a>
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
          {followed.length > 0 && (
            <TitledSection title="Follow Us" className={classes.card}>
              <OutsideLinks links={followed} className={classes.social} />
            </TitledSection>
          )}
          <TitledSection title="Quick Help" className={classes.card}>
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
