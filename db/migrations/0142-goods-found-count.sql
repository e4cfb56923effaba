-- Goods found on a shelf may be of any article of their ingredient, also of one that is bought no more: what each dish
-- declares is derived anew.
update recipe_versions v set followed = false
from recipes r
where r.id = v.recipe_id and r.product_id is not null and v.followed
  and v.from_date = (select max(from_date) from recipe_versions w where w.recipe_id = v.recipe_id and w.followed);
