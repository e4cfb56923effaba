import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Client, Eater } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClientAllergens } from '../ClientAllergens.tsx';
import { EaterDialog } from './EaterDialog.tsx';
import { RemoveEaterButton } from './RemoveEaterButton.tsx';
import styles from './TableCard.module.css';

/** The others who eat with a client. */
export function TableCard({ client }: { client: Client }) {
  const api = useApi();
  const words = useTranslations('clients.table');
  const [isAdding, setIsAdding] = useState(false);
  const [changing, setChanging] = useState<Eater>();
  const offers = { add: api.offers('clients', 'createEater'), change: api.offers('clients', 'updateEater') };
  if (client.eaters.length === 0 && !offers.add) return null;
  return (
    <Card title={words('title')}>
      {client.eaters.length === 0 && (
        <p className={`hint ${styles['empty']}`}>{words('empty', { name: calledName(client) })}</p>
      )}
      <ul className={styles['eaters']}>
        {client.eaters.map((eater) => (
          <li key={eater.id} className={styles['eater']}>
            <div className={styles['person']}>
              <strong>{eater.name}</strong> <Reactions eater={eater} />
              {eater.dietNote && <p className={styles['note']}>{eater.dietNote}</p>}
            </div>
            <div className={`${styles['actions']} no-print`}>
              {offers.change && (
                <Button aria-label={words('changeNamed', { name: eater.name })} onClick={() => setChanging(eater)}>
                  {words('change')}
                </Button>
              )}
              <RemoveEaterButton clientId={client.id} eater={eater} />
            </div>
          </li>
        ))}
      </ul>
      {offers.add && (
        <Button className="no-print" onClick={() => setIsAdding(true)}>
          {words('add')}
        </Button>
      )}
      {isAdding && <EaterDialog client={client} onClose={() => setIsAdding(false)} />}
      {changing && (
        <EaterDialog key={changing.id} client={client} eater={changing} onClose={() => setChanging(undefined)} />
      )}
    </Card>
  );
}

function Reactions({ eater: { allergens, allergiesAsked } }: { eater: Eater }) {
  const words = useTranslations('clients.allergies');
  if (allergens.length === 0 && allergiesAsked) return <small>{words('none')}</small>;
  return <ClientAllergens allergens={allergens} allergiesAsked={allergiesAsked} />;
}
