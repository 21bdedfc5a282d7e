// Chunk: legal

import { Container, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import * as messages from '#words/pages/legal/legal-page'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { ContentsBox } from '@/kit/layout/contents-box'
import { ScreenHeader } from '@/kit/layout/screen-header'
import type { LegalBlock, LegalText } from './legal-text'
import classes from './legal.module.css'
import { privacy } from './privacy'
import { terms } from './terms'

export function PrivacyPage() {
  return <LegalPage text={privacy} />
}

export function TermsPage() {
  return <LegalPage text={terms} />
}

function LegalPage({ text }: { text: LegalText }) {
  const navigate = useNavigate()
  return (
    <Container pb="xl">
      <ScreenHeader
        title={text.title}
        note={messages.lastUpdated({ date: text.updated })}
        onBack={() => void navigate({ to: '/' })}
      />
      <TranslationNote />
      <Text className={classes.summary}>{text.summary}</Text>
      <div className={classes.columns}>
        <ContentsBox label={messages.sections}>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ContentsBox>
        <article className={classes.text}>
          {text.sections.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} className={classes.section}>
              <Title order={2} size="h3">
                {`${index + 1}. ${title}`}
              </Title>
              {blocks.map((block) => (
                <Block key={keyOf(block)} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </Container>
  )
}

const isList = (block: LegalBlock): block is readonly string[] => Array.isArray(block)
const keyOf = (block: LegalBlock): string =>
  typeof block === 'string' ? block : isList(block) ? block.join() : block.link

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if (!isList(block)) {
    return (
      <p>
        <a href={block.link}>{block.text}</a>
      </p>
    )
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
