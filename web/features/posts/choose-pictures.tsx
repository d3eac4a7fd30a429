// Choosing or taking pictures for a post, saying what can be seen on them, and seeing how far they are on their way.
import { useId } from 'preact/hooks'
import { type Chosen, MOST, type useChosenPictures } from '#web/features/posts/chosen-pictures.ts'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

export function ChoosePictures({ pictures }: { pictures: ReturnType<typeof useChosenPictures> }) {
  const { posts } = words()
  const id = useId()
  const { items } = pictures
  return (
    <div class="stack tight">
      {items.length > 0 && (
        <ul class="list">
          {items.map((item, index) => (
            <ChosenPicture key={item.key} item={item} place={index + 1} pictures={pictures} />
          ))}
        </ul>
      )}
      {items.length < MOST && (
        <>
          <label class="button quiet small start" for={id}>
            <Icon name="plus" />
            {posts.addPictures}
          </label>
          <input
            id={id}
            class="unseen"
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => {
              pictures.add([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <p class="field-note" id={`${id}-note`}>
            {posts.picturesAbout({ most: number(MOST) })}
          </p>
        </>
      )}
    </div>
  )
}

function ChosenPicture({ item, place, pictures }: { item: Chosen; place: number; pictures: ReturnType<typeof useChosenPictures> }) {
  const { posts, frame } = words()
  const { key, picture, state } = item
  const name = posts.picture({ place: number(place) })
  return (
    <li class="row top-aligned">
      {picture ? (
        <img class="picture-small" src={picture.files[0]?.url} width={picture.width} height={picture.height} alt={name} />
      ) : (
        <span class="picture-small" />
      )}
      <div class="grow stack tight">
        {state.is === 'sending' && <progress max={1} value={state.share} aria-label={posts.pictureSending({ name })} />}
        {state.is === 'lost' && (
          <p class="small" role="status">
            {posts.pictureLost}{' '}
            <button type="button" class="button small" onClick={() => void pictures.again(item)}>
              {frame.tryAgain}
            </button>
          </p>
        )}
        {state.is === 'refused' ? (
          <p class="field-note wrong">{state.why}</p>
        ) : (
          <Field
            name={`alt of ${key}`}
            label={posts.pictureAlt}
            help={place === 1 ? posts.pictureAltAbout : undefined}
            dir="auto"
            maxLength={500}
            defaultValue={item.alt}
            onInput={({ currentTarget }) => pictures.describe(key, currentTarget.value)}
          />
        )}
      </div>
      <button type="button" class="button quiet icon-only" aria-label={posts.removePicture({ name })} onClick={() => pictures.remove(key)}>
        <Icon name="close" />
      </button>
    </li>
  )
}
