import { Container, Text, Title } from '@mantine/core'
import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { site } from '@/domain/shared/site'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ContactForm } from './contact-form'
import classes from './contact.module.css'

/** Pages to follow. WhatsApp is a contact channel, not a page. */
const followed = site.social.filter(({ name }) => name !== 'WhatsApp')

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
          <section className={classes.card} aria-labelledby="contact-info">
            <Title order={2} size="h4" id="contact-info">
              Contact Information
            </Title>
            <ul className={classes.facts}>
              <li>
                <IconMail size={22} aria-hidden />
                <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
              </li>
              <li>
                <IconPhone size={22} aria-hidden />
                <a href={`tel:${site.supportPhone.replaceAll(' ', '')}`}>{site.supportPhone}</a>
              </li>
              <li>
                <IconMapPin size={22} aria-hidden />
                {site.location}
              </li>
              <li>
                <IconClock size={22} aria-hidden />
                {site.hours}
              </li>
            </ul>
          </section>
          <section className={classes.card} aria-labelledby="follow-us">
            <Title order={2} size="h4" id="follow-us">
              Follow Us
            </Title>
            <ul className={classes.social}>
              {followed.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section className={classes.card} aria-labelledby="quick-help">
            <Title order={2} size="h4" id="quick-help">
              Quick Help
            </Title>
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
          </section>
        </div>
      </div>
    </Container>
  )
}
