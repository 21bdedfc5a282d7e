import { ActionIcon, Container, Skeleton, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconClock } from '@tabler/icons-react'
import { articleTexts, type Article } from '@/store/article-schema'
import { articleLink, articles, type ArticleId } from '@/education/rules/articles'
import { readingMinutes } from '@/education/rules/reading-time'
import * as messages from '#words/education/article'
import { articleTitles } from '@/education/words/article-titles'
import { back } from '#words/kit/buttons'
import { Picture } from '@/kit/media/picture'
import { ShareButton } from '@/kit/platform/share-button'
import classes from './article-header.module.css'

type ArticleHeaderProps = { id: ArticleId; article: Article | null; onBack: () => void }

/** The title shows immediately, the rest once the article has loaded. */
export function ArticleHeader({ id, article, onBack }: ArticleHeaderProps) {
  const { image, tint } = articles[id]
  const title = articleTitles[id]
  return (
    <header className={classes.hero} data-tint={tint}>
      <Container className={classes.grid}>
        <div className={classes.tools}>
          <ActionIcon aria-label={back} title={back} onClick={onBack} variant="default">
            <IconArrowLeft size={22} />
          </ActionIcon>
          <ShareButton title={title} url={articleLink(id)} />
        </div>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Text size="sm" className={classes.facts}>
          <IconClock size={18} aria-hidden />
          {article
            ? messages.readingTime({ minutes: `${readingMinutes(articleTexts(article))}`, updated: article.updated })
            : '\u00a0'}
        </Text>
        <Picture src={image} alt="" tint={tint} className={classes.art} />
        {article ? <p className={classes.lead}>{article.lead}</p> : <Skeleton h={96} className={classes.lead} />}
      </Container>
    </header>
  )
}
