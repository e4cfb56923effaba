import { useQuery } from '@tanstack/react-query';
import { auditEntries } from '@traiteur/contract/access/audit-entries.ts';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useParams } from 'react-router';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { useTranslations } from 'use-intl';
import { site } from '../../../addresses.ts';
import { ListLink } from '../../../list/ListLink.tsx';
import { useTo } from '../../../use-to.ts';
import { productQuery } from '../product-queries.ts';
import { IngredientsCard } from './IngredientsCard.tsx';
import { NutritionCard } from './NutritionCard.tsx';
import styles from './ProductPage.module.css';
import { ProductSteps } from './ProductSteps.tsx';
import { SaleCard } from './SaleCard.tsx';

export default function ProductPage() {
  const to = useTo();
  const { api, isOffered } = useFront();
  const id = Number(useParams()['id']);
  const words = useTranslations('products');
  const costWords = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const query = useQuery(productQuery(api, id));
  const category = useChoices('categories', 'list').find((choice) => choice.id === query.data?.categoryId);
  return (
    <Screen
      title={query.data ? nameOf(query.data.name) : words('one')}
      subtitle={category && nameOf(category.name)}
      action={
        query.data && (
          <>
            {isOffered(site.screens.auditEntries) && (
              <ButtonLink
                to={addressWithQuery(to('auditEntries'), auditEntries.operations.list.query, {
                  tag: 'products',
                  thingId: String(id),
                })}
              >
                {words('history')}
              </ButtonLink>
            )}
            {isOffered(site.screens.dishCost) && (
              <ButtonLink to={to('dishCost', { id })}>{costWords('link')}</ButtonLink>
            )}
            {isOffered(site.screens.productEdit) && (
              <>
                <ProductSteps product={query.data} />
                <ButtonLink variant="primary" to={to('productEdit', { id })}>
                  {words('change')}
                </ButtonLink>
              </>
            )}
          </>
        )
      }
    >
      <Shown
        query={query}
        card="both"
        shape={<Skeleton width="90%" height={220} />}
        onward={<ListLink to={to('products')} />}
      >
        {(product) => (
          <div className={styles['columns']}>
            <Stack>
              <IngredientsCard product={product} />
              <NutritionCard product={product} />
            </Stack>
            <Stack>
              <Pictures product={product} />
              <SaleCard product={product} />
            </Stack>
          </div>
        )}
      </Shown>
    </Screen>
  );
}

function Pictures({ product: { pictures, description } }: { product: Product }) {
  const nameOf = useLocalName();
  const pictureAddress = usePictureAddress();
  const text = nameOf(description);
  if (pictures.length === 0 && !text) return null;
  return (
    <Card>
      {pictures.length > 0 && (
        <div className={styles['pictures']}>
          {pictures.map(({ pictureId, alt }) => (
            <img key={pictureId} src={pictureAddress(pictureId)} alt={nameOf(alt)} width="640" height="480" />
          ))}
        </div>
      )}
      {text && <p>{text}</p>}
    </Card>
  );
}
