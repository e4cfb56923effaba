import { pictures } from '@traiteur/contract/catalogue/pictures.ts';
import { pictureTypeOf } from '@traiteur/domain/catalogue/picture-types.ts';
import { handlersFor } from '../../http/handlers.ts';
import { pictureIn } from './picture-copies.ts';
import { isOfDoor } from './picture-rows.ts';
import { redraw, refusalOfPicture } from './redraw.ts';

/** A picture never changes: a new one has a new id. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // An SVG is a document: it must not run scripts or load anything.
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

export const picturesApi = handlersFor(pictures, {
  async uploadPicture({ body: { mediaType, base64 } }, { db }) {
    const upload = Buffer.from(base64, 'base64');
    if (pictureTypeOf(upload) !== mediaType) throw refusalOfPicture('invalid');
    const bytes = await redraw(upload, mediaType);
    return db.insertInto('pictures').values({ media_type: mediaType, bytes }).returning('id').executeTakeFirstOrThrow();
  },
  async getPicture({ params: { id }, query }, { db }) {
    const picture = await pictureIn(db, id, query);
    // Where a client lives stays in no cache: it is forgotten.
    return { ...picture, headers: (await isOfDoor(db, id)) ? { ...headers, 'cache-control': 'no-store' } : headers };
  },
});
