-- Sample content for every screen. It runs once, on an empty database.
-- All phone numbers are samples of the form +254 700 000 NNN, one for each owner, in various common formats.
-- Pictures are '/pictures/<sheet>.svg#<name>'; the names are the ids in public/pictures.
-- Nothing here has an owner: every user_id is null.

-- Groceries: 20 produce, 11 dairy, 13 meat and fish, from six stores
with store (key, store_name, whatsapp) as (values
  ('njeri', 'Mama Njeri Fresh, Tudor', '+254 700 000 012'),
  ('kongowea', 'Kongowea Mboga Direct', '0700000002'),
  ('pwani', 'Pwani Dairy Corner, Ganjoni', '254700000003'),
  ('bahari', 'Bahari Fish Banda, Likoni', '+254700000004'),
  ('omari', 'Omari Butchery, Tudor Four', '0700 000 005'),
  ('kizingo', 'Kizingo Green Grocer', '+254 700 000 006')
), grocery (name, description, price, category, picture, store, age) as (values
  -- produce
  ('Sukuma Wiki (bunch)', 'Fresh kale picked this morning, enough for two plates.', 20, 'produce', 'sukuma-wiki', 'njeri', '2 hours'),
  ('Tomatoes (1 kg)', 'Firm, red and ready for the pan.', 120, 'produce', 'tomatoes', 'njeri', '2 hours 5 minutes'),
  ('Red Onions (1 kg)', 'Dry red onions that keep for weeks in a hostel room.', 110, 'produce', 'onions', 'kongowea', '5 hours'),
  ('Potatoes (1 kg)', 'Shangi waru for chips, bhajia or viazi karai.', 90, 'produce', 'potatoes', 'kongowea', '5 hours 10 minutes'),
  ('Cabbage (whole)', 'Tight, heavy head. One feeds the whole room for two days.', 70, 'produce', 'cabbage', 'njeri', '7 hours'),
  ('Spinach (bunch)', 'Tender leaves, washed once already.', 25, 'produce', 'spinach', 'njeri', '7 hours 30 minutes'),
  ('Carrots (1 kg)', 'Sweet and crunchy, good raw or in pilau.', 110, 'produce', 'carrots', 'kongowea', '9 hours'),
  ('Dhania (bunch)', 'That last touch for kachumbari and ndengu.', 15, 'produce', 'dhania', 'njeri', '10 hours'),
  ('Ripe Bananas (dozen)', 'Sweet bananas from Taita, not bruised.', 120, 'produce', 'bananas', 'kizingo', '12 hours'),
  ('Ngowe Mangoes (3 pieces)', 'Juicy coast mangoes from Malindi.', 100, 'produce', 'mangoes', 'kizingo', '14 hours'),
  ('Avocado (each)', 'Creamy Hass, soft in a day or two.', 30, 'produce', 'avocado', 'kizingo', '16 hours'),
  ('Oranges (5 pieces)', 'Thin skin, plenty of juice.', 100, 'produce', 'oranges', 'kizingo', '18 hours'),
  ('Pineapple (whole)', 'Sweet Malindi pineapple. We peel it free on request.', 120, 'produce', 'pineapple', 'kongowea', '1 day'),
  ('Watermelon (whole, about 3 kg)', 'Cold inside, just right for a hot afternoon.', 220, 'produce', 'watermelon', 'kongowea', '1 day 2 hours'),
  ('Green Maize (2 cobs)', 'For roasting or boiling with a pinch of salt.', 60, 'produce', 'green-maize', 'njeri', '1 day 6 hours'),
  ('Garlic (250 g)', 'Strong local garlic by the quarter, for pilau and bhajia.', 120, 'produce', 'garlic', 'kongowea', '1 day 9 hours'),
  ('Hoho, Green Capsicum (500 g)', 'Crisp capsicum for stew, pizza or salad.', 80, 'produce', 'capsicum', 'kizingo', '2 days'),
  ('Nazi, Coconut (each)', 'Mature coconut for tui. Grated free if you ask.', 50, 'produce', 'coconut', 'njeri', '2 days 3 hours'),
  ('Ndengu, Green Grams (1 kg)', 'Sorted and clean, cooks fast and saves gas.', 180, 'produce', 'green-grams', 'kongowea', '3 days'),
  ('Passion Fruit (500 g)', 'Wrinkled and sweet, good for a jug of juice.', 100, 'produce', 'passion-fruit', 'kizingo', '4 days'),
  -- dairy
  ('Fresh Milk Packet (500 ml)', 'Brookside fresh milk, from the fridge to your door.', 65, 'dairy', 'milk-packet', 'pwani', '1 hour'),
  ('Farm Milk (1 litre)', 'Boiled and cooled farm milk. Sealed in a clean bottle.', 110, 'dairy', 'milk-bottle', 'pwani', '3 hours'),
  ('Mala (500 ml)', 'Thick cultured milk, the best friend of ugali.', 75, 'dairy', 'mala', 'pwani', '6 hours'),
  ('Strawberry Yoghurt (500 ml)', 'Smooth and cold, sealed cup.', 165, 'dairy', 'yoghurt', 'pwani', '11 hours'),
  ('Eggs (half dozen)', 'Six grade A eggs in a safe carton.', 105, 'dairy', 'eggs', 'njeri', '13 hours'),
  ('Tray of Eggs (30)', 'Split it with your roommates and save.', 490, 'dairy', 'egg-tray', 'njeri', '20 hours'),
  ('Salted Butter (250 g)', 'Real butter, not margarine.', 380, 'dairy', 'butter', 'kizingo', '1 day 4 hours'),
  ('Gouda Cheese (250 g)', 'Mild and sliceable, keeps in the fridge for weeks.', 460, 'dairy', 'cheese', 'kizingo', '2 days 5 hours'),
  ('Ghee (500 g)', 'Fragrant ghee for chapati and pilau.', 620, 'dairy', 'ghee', 'pwani', '3 days 2 hours'),
  ('Cooking Cream (250 ml)', 'For pasta, soups and smooth curries.', 290, 'dairy', 'cream', 'pwani', '5 days'),
  ('Vanilla Ice Cream (1 litre)', 'Packed with an ice block so it reaches Tudor frozen.', 480, 'dairy', 'ice-cream', 'pwani', '6 days'),
  -- meat and fish
  ('Beef on Bone (500 g)', 'Cut to stew size, fresh every morning.', 320, 'meat', 'beef', 'omari', '4 hours'),
  ('Beef Mince (500 g)', 'Lean mince for samosa, spaghetti or meatballs.', 370, 'meat', 'beef-mince', 'omari', '4 hours 30 minutes'),
  ('Goat Meat (500 g)', 'Tender mbuzi for pilau or mchuzi.', 430, 'meat', 'goat-meat', 'omari', '8 hours'),
  ('Whole Chicken (about 1.2 kg)', 'Cleaned broiler, cut into eight on request.', 580, 'meat', 'whole-chicken', 'omari', '15 hours'),
  ('Chicken Drumsticks (500 g)', 'Six medium drumsticks, skin on.', 350, 'meat', 'chicken-drumsticks', 'omari', '17 hours'),
  ('Beef Sausages (500 g)', 'Halal beef sausages, about ten pieces.', 420, 'meat', 'sausages', 'omari', '22 hours'),
  ('Smokies (pack of 22)', 'Start your own smokie pasua corner.', 560, 'meat', 'smokies', 'omari', '1 day 8 hours'),
  ('Beef Liver (500 g)', 'Maini, thinly sliced and very fresh.', 380, 'meat', 'liver', 'omari', '1 day 12 hours'),
  ('Matumbo (500 g)', 'Well cleaned tripe, ready to boil.', 210, 'meat', 'matumbo', 'omari', '2 days 8 hours'),
  ('Tilapia (whole, about 500 g)', 'Scaled and gutted, fried free if you wait ten minutes.', 350, 'meat', 'tilapia', 'bahari', '9 hours 30 minutes'),
  ('Omena (250 g)', 'Clean, sun-dried omena with no sand.', 130, 'meat', 'omena', 'bahari', '1 day 1 hour'),
  ('Prawns (500 g)', 'Kamba from this morning, shell on.', 650, 'meat', 'prawns', 'bahari', '1 day 15 hours'),
  ('Pweza, Octopus (500 g)', 'Cleaned pweza for supu or coconut curry.', 400, 'meat', 'octopus', 'bahari', '3 days 6 hours')
)
insert into public.groceries (campus, name, description, price, category, image_url, store_name, whatsapp, created_at)
select 'tum', name, description, price, category, '/pictures/groceries.svg#' || picture, store_name, whatsapp, now() - age::interval
from grocery join store on store.key = grocery.store;

-- Medicines: six categories, antibiotics and hormones on prescription, a few out of stock
with medicine (name, description, price, stock, category, picture, prescription_required, age) as (values
  -- pain-relief
  ('Panadol Advance (10 tablets)', 'Paracetamol for headache, body pain and fever. Ask the pharmacist before combining it with other medicines.', 70, 120, 'pain-relief', 'tablets-white', false, '3 hours'),
  ('Panadol Extra (8 tablets)', 'Paracetamol with caffeine for stubborn headaches. Ask the pharmacist if it suits you.', 80, 85, 'pain-relief', 'tablets-red', false, '9 hours'),
  ('Hedex (10 tablets)', 'Fast relief of headache and other mild pain. Ask the pharmacist for advice.', 60, 140, 'pain-relief', 'tablets-blue', false, '1 day'),
  ('Mara Moja (10 tablets)', 'A Kenyan classic for headache and body aches. Ask the pharmacist if you take other painkillers.', 50, 200, 'pain-relief', 'tablets-yellow', false, '2 days'),
  ('Ibuprofen 400 mg (10 tablets)', 'For pain and swelling, including period cramps. Not for everybody with ulcers or asthma: ask the pharmacist.', 60, 96, 'pain-relief', 'tablets-orange', false, '3 days'),
  ('Diclofenac Gel (30 g)', 'Rub-on gel for sprains and sore muscles after a match. Ask the pharmacist for advice.', 180, 24, 'pain-relief', 'gel-tube', false, '5 days'),
  ('Deep Heat Rub (35 g)', 'Warming cream for stiff backs and tired legs. For unbroken skin only.', 420, 0, 'pain-relief', 'ointment-tube', false, '8 days'),
  ('Mefenamic Acid 250 mg (10 capsules)', 'For strong period pain. Given on prescription.', 150, 40, 'pain-relief', 'capsules-amber', true, '12 days'),
  -- antibiotics
  ('Amoxil 500 mg (15 capsules)', 'Amoxicillin antibiotic. Given on prescription only, tell the pharmacist about any penicillin allergy.', 320, 60, 'antibiotics', 'capsules-red', true, '5 hours'),
  ('Augmentin 625 mg (14 tablets)', 'Amoxicillin with clavulanic acid. Given on prescription only.', 1350, 14, 'antibiotics', 'tablets-white', true, '2 days 4 hours'),
  ('Azithromycin 500 mg (3 tablets)', 'Macrolide antibiotic. Given on prescription only.', 250, 38, 'antibiotics', 'tablets-pink', true, '4 days'),
  ('Flagyl 400 mg (21 tablets)', 'Metronidazole. Given on prescription only, ask the pharmacist about alcohol and this medicine.', 220, 52, 'antibiotics', 'tablets-yellow', true, '6 days'),
  ('Ciprofloxacin 500 mg (10 tablets)', 'Given on prescription only, after a clinician has seen you.', 180, 0, 'antibiotics', 'tablets-blue', true, '9 days'),
  ('Doxycycline 100 mg (10 capsules)', 'Given on prescription only. Ask the pharmacist about sunlight and this medicine.', 120, 44, 'antibiotics', 'capsules-green', true, '14 days'),
  ('Chloramphenicol Eye Drops (10 ml)', 'For bacterial eye infections. Given on prescription only.', 110, 31, 'antibiotics', 'eye-drops', true, '20 days'),
  -- vitamins
  ('Redoxon Vitamin C (10 effervescent tablets)', 'Orange-flavoured vitamin C. Ask the pharmacist if you need it.', 380, 48, 'vitamins', 'vitamin-c', false, '7 hours'),
  ('Multivitamin (30 tablets)', 'Everyday vitamins and minerals for busy semesters.', 450, 36, 'vitamins', 'multivitamin', false, '1 day 5 hours'),
  ('Zinc Sulphate 20 mg (10 tablets)', 'Zinc supplement. Ask the pharmacist before giving it to a child.', 80, 75, 'vitamins', 'zinc-tablets', false, '3 days 8 hours'),
  ('Ranferon Iron Capsules (30)', 'Iron with folic acid. Ask the pharmacist, or test first at the health centre.', 520, 22, 'vitamins', 'iron-tablets', false, '7 days'),
  ('Cod Liver Oil (60 capsules)', 'Omega oils with vitamins A and D.', 950, 9, 'vitamins', 'omega-oil', false, '11 days'),
  ('Scott''s Emulsion, Orange (200 ml)', 'Cod liver oil drink with a taste you will remember from home.', 620, 0, 'vitamins', 'syrup-orange', false, '16 days'),
  ('Neurobion (20 tablets)', 'Vitamin B complex. Ask the pharmacist if it suits you.', 560, 27, 'vitamins', 'vitamins-jar', false, '22 days'),
  -- cold-flu
  ('Piriton (10 tablets)', 'Chlorphenamine for allergies and runny nose. It can make you sleepy: ask the pharmacist.', 30, 180, 'cold-flu', 'tablets-yellow', false, '2 hours'),
  ('Cetirizine 10 mg (10 tablets)', 'For dust, hay fever and itchy skin. Ask the pharmacist for advice.', 50, 130, 'cold-flu', 'tablets-white', false, '1 day 3 hours'),
  ('Strepsils Honey and Lemon (8 lozenges)', 'Soothes a sore throat after cheering at the stadium.', 120, 64, 'cold-flu', 'lozenges', false, '2 days 9 hours'),
  ('Benylin Cough Syrup (100 ml)', 'For dry cough. Ask the pharmacist which cough syrup fits yours.', 480, 26, 'cold-flu', 'cough-syrup', false, '4 days 2 hours'),
  ('Coldcap (10 capsules)', 'For the blocked nose, headache and fever of a cold. Ask the pharmacist what not to mix it with.', 80, 110, 'cold-flu', 'capsules-red', false, '5 days 6 hours'),
  ('Vicks VapoRub (10 g tin)', 'Chest rub for a stuffy nose at night.', 90, 70, 'cold-flu', 'balm-tin', false, '10 days'),
  ('Otrivin Nasal Spray (10 ml)', 'Opens a blocked nose. Not for long use: ask the pharmacist.', 520, 0, 'cold-flu', 'nasal-spray', false, '18 days'),
  -- digestion
  ('ENO Lemon (2 sachets)', 'Fizzy relief of acidity after a heavy lunch.', 40, 250, 'digestion', 'ors-sachet', false, '6 hours'),
  ('Actal (10 tablets)', 'Chewable antacid for heartburn. Ask the pharmacist if it keeps coming back.', 50, 160, 'digestion', 'antacid-tablets', false, '1 day 7 hours'),
  ('Relcer Gel (180 ml)', 'Liquid antacid for heartburn and gas.', 350, 33, 'digestion', 'antacid-bottle', false, '3 days 3 hours'),
  ('ORS Sachets (4)', 'Oral rehydration salts for diarrhoea and heat. See a clinician if it does not stop.', 60, 220, 'digestion', 'ors-sachet', false, '6 days 5 hours'),
  ('Buscopan 10 mg (10 tablets)', 'For stomach cramps. Ask the pharmacist for advice.', 220, 45, 'digestion', 'tablets-green', false, '9 days 4 hours'),
  ('Omeprazole 20 mg (14 capsules)', 'Lowers stomach acid. Given on prescription.', 140, 58, 'digestion', 'capsules-purple', true, '13 days'),
  ('Zentel (1 tablet)', 'Albendazole for worms. Ask the pharmacist before use.', 120, 90, 'digestion', 'tablets-orange', false, '19 days'),
  -- contraceptive
  ('Femiplan Pills (1 cycle)', 'Combined daily contraceptive pills. Talk to the pharmacist before your first pack.', 60, 95, 'contraceptive', 'contraceptive-pills', false, '4 hours'),
  ('P2, Emergency Pill', 'Emergency contraception, not for regular use. Ask the pharmacist in private, without delay.', 130, 72, 'contraceptive', 'emergency-pill', false, '1 day 9 hours'),
  ('Trust Studded Condoms (pack of 3)', 'Protects against pregnancy and infections. Packed plainly.', 50, 300, 'contraceptive', 'condoms', false, '2 days 6 hours'),
  ('Microgynon 30 (1 cycle)', 'Combined contraceptive pills. Given on prescription, after a blood pressure check.', 320, 18, 'contraceptive', 'contraceptive-pills', true, '8 days 3 hours'),
  ('Depo-Provera Injection', 'Three-month contraceptive, given by a nurse at the chemist. On prescription.', 250, 0, 'contraceptive', 'syringe', true, '15 days'),
  ('Pregnancy Test Kit', 'Home test with simple instructions. The pharmacist can explain the result in private.', 80, 115, 'contraceptive', 'pregnancy-test', false, '17 days')
)
insert into public.medicines (campus, name, description, price, stock, category, image_url, prescription_required, created_at)
select 'tum', name, description, price, stock, category, '/pictures/medicine.svg#' || picture, prescription_required, now() - age::interval
from medicine;

-- Shops: number 6, the stationers, has no contact number
insert into public.shops (campus, id, shop_name, description, category, contact_number, image_url, created_at) values
  ('tum', '540b5000-0000-4000-8000-000000000001', 'Coast Gadgets Hub', 'Phones, chargers and laptop bits, tested before you pay. Tom Mboya Avenue, Tudor.', 'electronics', '+254 700 000 007', '/pictures/shop.svg#shop-electronics', now() - interval '90 days'),
  ('tum', '540b5000-0000-4000-8000-000000000002', 'Pwani Thrift and Trends', 'Clean mitumba and new kitenge at student prices, Markiti.', 'clothing', '0700000008', '/pictures/shop.svg#shop-clothing', now() - interval '80 days'),
  ('tum', '540b5000-0000-4000-8000-000000000003', 'Zuri Beauty Corner', 'Skin, hair and make-up for coastal weather. Ganjoni, opposite the stage.', 'beauty', '254700000009', '/pictures/shop.svg#shop-beauty', now() - interval '70 days'),
  ('tum', '540b5000-0000-4000-8000-000000000004', 'Tudor Duka la Jumla', 'Wholesale prices on cooking oils, sugar, flour and everything for the hostel kitchen.', 'groceries', '+254700000010', '/pictures/shop.svg#shop-groceries', now() - interval '60 days'),
  ('tum', '540b5000-0000-4000-8000-000000000005', 'Kizingo Mini Mart', 'Open till midnight: snacks, toiletries and the things you forgot.', 'groceries', '0700 000 011', '/pictures/shop.svg#shop-supermarket', now() - interval '50 days'),
  ('tum', '540b5000-0000-4000-8000-000000000006', 'Campus Stationers', null, null, null, '/pictures/shop.svg#shop-books', now() - interval '40 days');

-- Products: 15 electronics, 12 clothing, 12 beauty, 15 groceries, 6 without a category
with product (shop, name, description, price, category, stock, picture, age) as (values
  -- electronics
  (1, 'Itel A50 Smartphone', '64 GB, big battery, one year warranty. Comes with a screen guard.', 9800, 'electronics', 6, 'smartphone', '2 hours'),
  (1, 'Kabambe Feature Phone', 'Torch, FM radio and a week of battery.', 1500, 'electronics', 14, 'feature-phone', '8 hours'),
  (1, 'Fast Charger, Type-C', '18 W charger with a one-metre cable.', 750, 'electronics', 25, 'charger', '1 day'),
  (1, 'Power Bank 10,000 mAh', 'Two full charges when the lights go off.', 1650, 'electronics', 11, 'power-bank', '2 days'),
  (1, 'Wired Earphones', 'Clear calls and a mic that works.', 250, 'electronics', 60, 'earphones', '3 days'),
  (1, 'Bluetooth Headphones', 'Over-ear, twenty hours a charge. Noisy roommates no longer matter.', 2200, 'electronics', 0, 'headphones', '4 days'),
  (1, 'Flash Disk 32 GB', 'USB 3.0, for projects and series alike.', 650, 'electronics', 32, 'flash-disk', '5 days'),
  (1, 'Bluetooth Speaker', 'Small, loud and splash-proof for Nyali beach.', 1800, 'electronics', 9, 'bluetooth-speaker', '6 days'),
  (1, 'Wireless Mouse', null, 600, 'electronics', 18, 'mouse', '8 days'),
  (1, 'Extension Cable, 4-way', 'Three metres with a surge switch.', 850, 'electronics', 16, 'extension-cable', '10 days'),
  (1, 'Rechargeable Desk Lamp', 'Three brightness levels for late reading.', 1100, 'electronics', null, 'desk-lamp', '12 days'),
  (1, 'Electric Kettle 1.8 L', 'Boils in four minutes. Check your hostel rules first.', 1450, 'electronics', 7, 'electric-kettle', '14 days'),
  (1, 'Scientific Calculator fx-82', 'The one allowed in the exam room.', 1350, 'electronics', 20, 'calculator', '15 days'),
  (1, 'Memory Card 64 GB', 'Class 10, with an adapter.', 900, 'electronics', 0, 'memory-card', '18 days'),
  (5, 'LED Bulb 9 W', 'Screw or pin, tell us which.', 150, 'electronics', 45, 'bulb', '20 days'),
  -- clothing
  (2, 'Plain Cotton T-shirt', 'Black, white or navy, S to XXL.', 450, 'clothing', 40, 'tshirt', '3 hours'),
  (2, 'Campus Hoodie', 'Warm enough for the library AC.', 1400, 'clothing', 12, 'hoodie', '9 hours'),
  (2, 'Slim Jeans', 'Grade one mitumba, washed and pressed.', 800, 'clothing', 22, 'jeans', '1 day 2 hours'),
  (2, 'Kitenge Dress', 'Sewn in Mombasa, free adjusting.', 1800, 'clothing', 5, 'kitenge-dress', '2 days 3 hours'),
  (2, 'Leso, Pair', 'A pair with a fresh Swahili saying on it.', 650, 'clothing', 30, 'leso', '3 days 4 hours'),
  (2, 'White Sneakers', 'Sizes 37 to 44, easy to wipe clean.', 1500, 'clothing', 0, 'sneakers', '4 days 5 hours'),
  (2, 'Leather Sandals', null, 900, 'clothing', 15, 'sandals', '6 days 2 hours'),
  (2, 'Ankle Socks (3 pairs)', 'Soft cotton, assorted colours.', 200, 'clothing', 70, 'socks', '7 days'),
  (2, 'Official Shirt', 'For attachment interviews and presentations.', 950, 'clothing', 17, 'shirt', '9 days'),
  (2, 'Laptop Backpack', 'Padded pocket, holds up in the rain.', 1700, 'clothing', 8, 'backpack', '11 days'),
  (2, 'Denim Jacket', 'One of a kind, thrifted with care.', 1300, 'clothing', 1, 'jacket', '13 days'),
  (2, 'Sports Shorts', 'Light and quick to dry.', 500, 'clothing', null, 'shorts', '16 days'),
  -- beauty
  (3, 'Cocoa Butter Lotion 400 ml', 'Long-lasting moisture without the greasy feel.', 420, 'beauty', 28, 'lotion', '4 hours'),
  (3, 'Petroleum Jelly 250 g', 'For lips, elbows and dry-season knees.', 190, 'beauty', 50, 'petroleum-jelly', '11 hours'),
  (3, 'Matte Lipstick', 'Six shades for brown skin.', 350, 'beauty', 33, 'lipstick', '1 day 4 hours'),
  (3, 'Nail Polish', 'Dries fast. Any two for KSh 250 at the counter.', 150, 'beauty', 48, 'nail-polish', '2 days 5 hours'),
  (3, 'Body Mist 100 ml', 'A light scent that survives a matatu ride.', 600, 'beauty', 10, 'perfume', '4 days 1 hour'),
  (3, 'Coconut Hair Oil 200 ml', 'Pressed in Kilifi, nothing added.', 350, 'beauty', 26, 'hair-oil', '5 days 3 hours'),
  (3, 'Anti-dandruff Shampoo 400 ml', null, 550, 'beauty', 13, 'shampoo', '7 days 4 hours'),
  (3, 'Gentle Face Wash', 'For oily skin in humid weather.', 480, 'beauty', 0, 'face-wash', '9 days 6 hours'),
  (3, 'Braids (one pack)', 'X-Pression, colours 1, 2, 27 and 33.', 250, 'beauty', 90, 'hair-braids', '10 days 2 hours'),
  (3, 'Sunscreen SPF 50', 'No white cast. The coast sun is not joking.', 850, 'beauty', null, 'sunscreen', '12 days 3 hours'),
  (3, 'Roll-on Deodorant', 'Fresh for a full day of classes.', 320, 'beauty', 35, 'deodorant', '15 days 2 hours'),
  (5, 'Sanitary Pads (pack of 8)', 'Soft, with wings. Packed discreetly.', 80, 'beauty', 120, 'sanitary-pads', '17 days'),
  -- groceries: cooking oils, sugar, flour and the rest of the shelf
  (4, 'Cooking Oil 1 L', 'Fresh Fri vegetable oil, sealed bottle.', 320, 'groceries', 42, 'cooking-oil-bottle', '1 hour'),
  (4, 'Cooking Oil 5 L Jerrycan', 'Share the cost with your roommates.', 1480, 'groceries', 12, 'cooking-oil-jerrycan', '6 hours'),
  (4, 'Cooking Fat 500 g', 'For soft chapati that stay soft.', 180, 'groceries', 24, 'cooking-fat', '13 hours'),
  (4, 'Sugar 2 kg', 'Kabras brown sugar.', 310, 'groceries', 38, 'sugar-packet', '1 day 1 hour'),
  (4, 'Maize Flour 2 kg', 'Grade one unga for a firm ugali.', 165, 'groceries', 80, 'unga-maize', '1 day 6 hours'),
  (4, 'Wheat Flour 2 kg', 'EXE all-purpose flour for chapati, mandazi and mahamri.', 185, 'groceries', 55, 'unga-wheat', '2 days 1 hour'),
  (4, 'Pishori Rice 2 kg', 'Fragrant Mwea pishori, no stones.', 420, 'groceries', 30, 'rice-packet', '2 days 8 hours'),
  (4, 'Rosecoco Beans 1 kg', null, 190, 'groceries', 27, 'beans-packet', '3 days 6 hours'),
  (4, 'Tea Leaves 100 g', 'Kericho tea for strong chai.', 65, 'groceries', null, 'tea-leaves', '5 days 1 hour'),
  (4, 'Spaghetti 400 g', 'Ready in nine minutes.', 105, 'groceries', 44, 'spaghetti', '6 days 4 hours'),
  (5, 'Tomato Paste Sachet 70 g', 'When tomatoes are expensive.', 30, 'groceries', 100, 'tomato-paste', '8 days 1 hour'),
  (5, 'White Bread 400 g', 'Delivered to us warm at six in the morning.', 65, 'groceries', 0, 'bread', '8 days 9 hours'),
  (5, 'Instant Noodles (5 pack)', 'Exam week in a packet.', 240, 'groceries', 36, 'noodles', '11 days 1 hour'),
  (5, 'Drinking Water 5 L', 'Treated and sealed.', 130, 'groceries', null, 'water-bottle', '13 days 2 hours'),
  (5, 'Peanut Butter 400 g', 'Smooth, no sugar added.', 310, 'groceries', 19, 'peanut-butter', '16 days 3 hours'),
  -- no category: the screen calls these 'General'
  (6, 'Exercise Books, A4 (5)', '120 pages each, ruled.', 400, null, 60, 'exercise-books', '5 hours'),
  (6, 'Biro Pens (10)', 'Blue, black or mixed.', 150, null, null, 'pens', '1 day 8 hours'),
  (6, 'Engineering Mathematics Textbook', null, 1200, null, 3, 'textbook', '9 days 2 hours'),
  (5, 'Folding Umbrella', 'For the long rains and the short walk.', 500, null, 14, 'umbrella', '14 days 4 hours'),
  (5, 'Bar Soap 800 g', null, 180, null, 40, 'bar-soap', '19 days'),
  (5, 'Toilet Tissue (4 rolls)', 'Two-ply, soft.', 140, null, 0, 'tissue-rolls', '21 days')
)
insert into public.eshop_products (campus, shop_id, name, description, price, category, stock, image_url, created_at)
select 'tum', ('540b5000-0000-4000-8000-00000000000' || shop)::uuid, name, description, price, category, stock,
  '/pictures/shop.svg#' || picture, now() - age::interval
from product;

-- Service providers: eight categories, three or four each
with provider (name, speciality, category, rating, location, availability, description, phone, whatsapp, picture, age) as (values
  -- mamafua
  ('Mama Asha Laundry', 'Hand washing and folding', 'mamafua', 4.9, 'Tudor', 'Every day, 7AM to 6PM', 'Comes to your room, washes, hangs and folds. A full basket from KSh 400.', '+254 700 000 013', '+254 700 000 013', 'mama-fua', '2 days'),
  ('Mama Kadzo', 'Bedding, blankets and curtains', 'mamafua', 4.6, 'Kisauni', 'Monday to Saturday, 8AM to 5PM', 'Heavy washing done in one day when the sun is out. Blankets from KSh 250.', '0700000014', '254700000014', 'laundry-blanket', '9 days'),
  ('Safi Fua na Wanjiku', 'Weekly washing plan for hostels', 'mamafua', 4.3, 'Changamwe', 'Weekends only', 'Fixed weekend visit for two or more roommates, KSh 350 each.', '254700000015', '0700000015', 'laundry-basket-big', '20 days'),
  -- fundi
  ('Fundi Juma Electricals', 'Sockets, wiring and lighting', 'fundi', 4.8, 'Tudor and Ganjoni', 'Every day, 8AM to 8PM', 'Licensed electrician, brings own tools. Call-out from KSh 300.', '+254700000016', '+254 700 000 016', 'electrician', '1 day'),
  ('Otieno Phone Clinic', 'Phone screens, charging ports and batteries', 'fundi', 4.7, 'Tom Mboya Avenue, Tudor', 'Monday to Saturday, 9AM to 7PM', 'Most screens changed while you wait, with a 30-day guarantee.', '0700 000 017', '0700000017', 'phone-repair', '5 days'),
  ('Mwangi Laptop Care', 'Laptop repair, SSD and RAM upgrades', 'fundi', 4.5, 'Ganjoni', 'Monday to Friday, 9AM to 5PM', 'Free check-up for students, you pay only if you agree to the repair.', '+254 700 000 018', '+254 700 000 018', 'laptop-repair', '12 days'),
  ('Baraka Plumbing', 'Taps, sinks and blocked drains', 'fundi', 4.1, 'Likoni', 'Every day, emergencies at night', 'Comes across on the first ferry. Small jobs from KSh 500.', '254700000019', '254700000019', 'plumber', '26 days'),
  -- poshomill
  ('Tudor Posho Mill', 'Maize milling and sifting', 'poshomill', 4.4, 'Tudor Four', 'Every day, 6AM to 7PM', 'Bring your maize or buy from us. Milling from KSh 15 a kilo.', '0700000020', '0700000020', 'posho-mill', '3 days'),
  ('Kongowea Millers', 'Sifted unga, millet and sorghum', 'poshomill', 4.2, 'Kongowea', 'Monday to Saturday, 7AM to 6PM', 'Uji mixes ground to order, delivery from 10 kg.', '+254 700 000 021', '0700 000 021', 'maize-flour', '11 days'),
  ('Mama Salma Unga', 'Fresh-milled maize flour', 'poshomill', 3.8, 'Mtwapa', 'Tuesday to Sunday, 8AM to 5PM', 'Small mill, clean machine, honest scale.', '254700000022', '+254700000022', 'maize-flour', '24 days'),
  -- salon
  ('Braids by Zawadi', 'Knotless, box braids and cornrows', 'salon', 5.0, 'Tudor, room visits', 'By appointment, also evenings', 'Comes to your hostel with a helper, so you are done in half the time. From KSh 500.', '+254 700 000 023', '+254 700 000 023', 'hair-braiding', '6 hours'),
  ('Kinyozi Fresh Cuts', 'Fades, line-ups and beard trims', 'salon', 4.6, 'Tudor, near the main gate', 'Every day, 8AM to 9PM', 'Student cut KSh 150 with a hot towel.', '0700000024', '0700000024', 'barber', '8 days'),
  ('Amina Henna and Nails', 'Henna, gel polish and manicure', 'salon', 4.7, 'Old Town', 'Wednesday to Sunday, 10AM to 7PM', 'Bridal and simple henna, gel from KSh 600.', '254700000025', '254700000025', 'nails', '15 days'),
  ('Makeup by Neema', 'Graduation and party make-up', 'salon', 4.3, 'Nyali', 'By appointment', 'A soft look that lasts through the photos and the heat, from KSh 1,200.', '+254700000026', '0700 000 026', 'makeup', '28 days'),
  -- wifi
  ('Pwani Fibre Connect', 'Home fibre for shared houses', 'wifi', 4.4, 'Tudor, Kizingo and Ganjoni', 'Monday to Saturday, 8AM to 6PM', 'Installed in 48 hours. From KSh 1,500 a month, split it among roommates.', '+254 700 000 027', '+254 700 000 027', 'wifi-install', '4 days'),
  ('Net Bora Hotspots', 'Hostel hotspots and vouchers', 'wifi', 3.9, 'Kisauni and Bamburi', 'Every day, 24 hours', 'Unlimited vouchers from KSh 20 a day, no contract.', '0700000028', '254700000028', 'wifi-router', '16 days'),
  ('Hassan Router Setup', 'Router setup and dead-spot fixing', 'wifi', 4.1, 'Nyali', 'Evenings and weekends', 'Strong signal in every room or you do not pay. From KSh 500.', '254700000029', '0700000029', 'wifi-router', '30 days'),
  -- photography
  ('Lenzi ya Pwani', 'Graduation and birthday shoots', 'photography', 4.9, 'Fort Jesus and Mama Ngina Waterfront', 'Every day, book a day ahead', 'Ten edited pictures the same day for KSh 1,500.', '+254 700 000 030', '+254 700 000 030', 'photography', '18 hours'),
  ('Kombo Studio', 'Passport and CV photos', 'photography', 4.3, 'Ganjoni', 'Monday to Saturday, 8AM to 6PM', 'Four passport photos in ten minutes, KSh 100.', '0700 000 031', '0700000031', 'passport-photo', '13 days'),
  ('Reels by Chao', 'Event video and short reels', 'photography', 4.5, 'Bamburi', 'Weekends and evenings', 'Club events, talent nights and promo reels, edited in two days.', '254700000032', '+254700000032', 'videography', '22 days'),
  -- bakery
  ('Halima Cakes', 'Birthday cakes to order', 'bakery', 4.8, 'Tudor', 'Order a day before', 'Half-kilo vanilla or chocolate from KSh 900, your message on top.', '+254 700 000 033', '0700000033', 'birthday-cake', '7 days'),
  ('Mahamri House', 'Mahamri, mandazi and kaimati', 'bakery', 4.6, 'Old Town', 'Every day, 5AM to 11AM', 'Hot in the morning, six for KSh 60. Office and class orders welcome.', '0700000034', '254700000034', 'bakery', '10 days'),
  ('Cupcake Corner by Faith', 'Cupcakes and brownies', 'bakery', 4.2, 'Kizingo', 'Thursday to Sunday', 'Box of six for KSh 480, free candle on birthdays.', '254700000035', '254700000035', 'cupcakes', '29 days'),
  -- cleaning
  ('Usafi Bora', 'Room and house cleaning', 'cleaning', 4.7, 'Tudor, Kizingo and Nyali', 'Monday to Saturday, 8AM to 5PM', 'Bedsitter from KSh 500, own soap and brushes.', '+254700000036', '+254 700 000 036', 'house-cleaning', '6 days'),
  ('Karisa Carpet and Sofa', 'Carpet, sofa and mattress washing', 'cleaning', 4.0, 'Bamburi', 'Every day, book ahead', 'Machine wash at your place, dry in one afternoon.', '0700 000 037', '0700 000 037', 'carpet-cleaning', '17 days'),
  ('Move-out Shine', 'Deep cleaning at the end of the semester', 'cleaning', 3.5, 'Changamwe', 'Last week of each month', 'Get your deposit back: walls, windows, bathroom. From KSh 1,200.', '254700000038', '+254 700 000 038', 'cleaning', '27 days')
)
insert into public.service_providers
  (campus, name, speciality, category, rating, location, availability, description, phone, whatsapp, image_url, created_at)
select 'tum', name, speciality, category, rating, location, availability, description, phone, whatsapp,
  '/pictures/services.svg#' || picture, now() - age::interval
from provider;

-- Rentals: price_per_day holds the monthly price. The first photo is the primary one and also the listing's picture,
-- except for number 5, which has no picture of its own and shows its primary photo instead.
-- Numbers 7 and 16 have WhatsApp only; number 12 has no number.
with listing (n, title, description, price_per_day, location, category, amenities, contact_phone, contact_whatsapp, tone, photos, age) as (values
  ('01', 'Modern Bedsitter near TUM', 'Self-contained, five minutes on foot from the main gate. Tiled, with a fresh coat of paint.', 9500, 'Tudor, Tom Mboya Avenue', 'bedsitter',
    array['Wi-Fi', 'Own meter', 'Borehole water', 'CCTV'], '+254 700 000 039', '+254 700 000 039', 'lagoon', array['bedsitter', 'kitchenette', 'bathroom', 'exterior'], '3 hours'),
  ('02', 'Quiet Bedsitter, Tudor Four', 'Top floor with sea breeze in the evening. Good for people who like to read.', 8500, 'Tudor Four', 'bedsitter',
    array['Water included', 'Balcony', 'Night guard'], '0700000040', '254700000040', 'sand', array['bedsitter', 'balcony', 'bathroom'], '1 day'),
  ('03', 'Affordable Bedsitter in Kisauni', 'Direct matatu to Tudor, fifteen minutes outside rush hour.', 6000, 'Kisauni, Mlaleo', 'bedsitter',
    array['Own meter', 'Perimeter wall'], '254700000041', '0700000041', 'coral', array['bedsitter', 'exterior'], '4 days'),
  ('04', 'Bright Bedsitter, Likoni', 'Two minutes from the ferry. Cross over and you are in town.', 5500, 'Likoni', 'bedsitter',
    array['Water included', 'Shared laundry line'], '+254700000042', '+254 700 000 042', 'mango', array['bedsitter', 'kitchenette', 'bathroom'], '9 days'),
  ('05', 'Executive Bedsitter, Bamburi', 'Near Mtambo, with a real kitchen counter and hot shower.', 11000, 'Bamburi', 'bedsitter',
    array['Hot shower', 'Wi-Fi', 'Parking', 'Back-up generator'], '0700 000 043', '0700 000 043', 'lagoon', array['bedsitter', 'kitchenette', 'balcony', 'bathroom', 'exterior'], '15 days'),
  ('06', 'Amani Ladies Hostel', 'Two to a room, matron on site, gate closes at ten. Price is per bed.', 6500, 'Tudor', 'hostel',
    array['Wi-Fi', 'Breakfast', 'Study room', 'Matron'], '+254 700 000 044', '+254 700 000 044', 'coral', array['dorm', 'hostel-exterior', 'desk', 'bathroom'], '8 hours'),
  ('07', 'Bandari Gents Hostel', 'Four to a room with lockers. Price is per bed.', 4500, 'Ganjoni', 'hostel',
    array['Wi-Fi', 'Lockers', 'Water tank'], null, '0700000045', 'lagoon', array['dorm', 'hostel-exterior', 'bathroom'], '2 days'),
  ('08', 'Makande Student Hostel', 'Mixed hostel with separate floors. Price is per bed in a room of three.', 5000, 'Makande', 'hostel',
    array['Study room', 'Kitchen', 'Own locker', 'CCTV'], '254700000046', '254700000046', 'mango', array['dorm', 'hostel-exterior', 'kitchenette', 'desk'], '6 days'),
  ('09', 'Sea View Hostel, Kizingo', 'Room of two, quiet street near the waterfront. Price is per bed.', 8000, 'Kizingo', 'hostel',
    array['Wi-Fi', 'Laundry', 'Breakfast', 'Sea view'], '+254700000047', '0700 000 047', 'sand', array['dorm', 'hostel-exterior', 'balcony'], '18 days'),
  ('10', 'Spacious 1 Bedroom, Tudor', 'Big sitting room, separate kitchen. Shared by two, it costs less than a bedsitter each.', 16000, 'Tudor, Mazeras Road', '1bedroom',
    array['Parking', 'Borehole water', 'Balcony'], '0700000048', '0700000048', 'sand', array['living', 'bedroom', 'kitchenette', 'bathroom', 'exterior'], '12 hours'),
  ('11', '1 Bedroom near Nyali Centre', 'Secure court with a lift and a caretaker who answers.', 26000, 'Nyali', '1bedroom',
    array['Lift', 'Hot shower', 'Parking', 'Wi-Fi ready'], '+254 700 000 049', '254700000049', 'lagoon', array['living', 'bedroom', 'balcony', 'bathroom'], '3 days'),
  ('12', '1 Bedroom, Changamwe', 'Close to the railway estate, matatu to Tudor at the door.', 11500, 'Changamwe', '1bedroom',
    array['Own meter', 'Perimeter wall'], null, null, 'mango', array['bedroom', 'living', 'bathroom'], '10 days'),
  ('13', 'Garden 1 Bedroom, Mtwapa', 'Ground floor with a small garden, ten minutes from the beach.', 13000, 'Mtwapa', '1bedroom',
    array['Garden', 'Water included', 'Pets allowed'], '254700000050', '+254 700 000 050', 'coral', array['bungalow', 'bedroom', 'living'], '21 days'),
  ('14', '2 Bedroom for Sharing, Bamburi', 'Two equal rooms, so nobody fights over the better one.', 24000, 'Bamburi, Kiembeni', '2bedroom',
    array['Parking', 'Balcony', 'Borehole water', 'CCTV'], '+254700000051', '+254700000051', 'lagoon', array['living', 'bedroom', 'kitchenette', 'bathroom', 'exterior'], '20 hours'),
  ('15', '2 Bedroom Apartment, Nyali', 'Big master bedroom, swimming pool in the court.', 42000, 'Nyali, Links Road', '2bedroom',
    array['Pool', 'Gym', 'Lift', 'Back-up generator', 'Parking'], '0700 000 052', '0700000052', 'sand', array['living', 'bedroom', 'balcony', 'kitchenette'], '7 days'),
  ('16', '2 Bedroom Swahili House, Kisauni', 'Cool thick walls and a shaded baraza for group discussions.', 18000, 'Kisauni, Bakarani', '2bedroom',
    array['Courtyard', 'Water tank'], null, '254700000053', 'coral', array['bungalow', 'living', 'bedroom'], '14 days'),
  ('17', 'Airbnb Studio by the Beach', 'Furnished, for a month of attachment or visiting parents.', 48000, 'Nyali, Mombasa Beach', 'airbnb',
    array['Furnished', 'Wi-Fi', 'Air conditioning', 'Cleaning twice a week'], '+254 700 000 054', '+254 700 000 054', 'mango', array['airbnb', 'balcony', 'kitchenette', 'bathroom'], '5 hours'),
  ('18', 'Airbnb Apartment, Shanzu', 'Two minutes to the sand. Ask for the student month rate.', 55000, 'Shanzu', 'airbnb',
    array['Furnished', 'Pool', 'Wi-Fi', 'Smart TV'], '0700000055', '254700000055', 'lagoon', array['airbnb', 'living', 'balcony'], '11 days'),
  ('19', 'Single Room, Tudor Moroto', 'Clean single with shared bathroom. Water inside the compound.', 3500, 'Tudor, Moroto', 'single',
    array['Shared bathroom', 'Own meter'], '254700000056', '0700 000 056', 'sand', array['single', 'exterior'], '16 hours'),
  ('20', 'Single Room, Mikindani', 'Quiet family compound, no noise after ten.', 3800, 'Mikindani', 'single',
    array['Shared kitchen', 'Water included'], '+254700000057', '+254 700 000 057', 'coral', array['single', 'kitchenette'], '25 days'),
  ('21', 'Corner Bedsitter, Tudor Moroto', 'Small and clean, with its own bathroom. Eight minutes to the gate on a lit road.', 7200, 'Tudor, Moroto Road', 'bedsitter',
    array['Own meter', 'Water tank', 'Perimeter wall'], '0700 000 058', '0700000058', 'mango', array['bedsitter', 'bathroom', 'exterior'], '13 hours')
), place (n, deposit, included, walking_minutes, east_m, north_m, confirmed_days) as (values
  ('01', 9500, array['Water', 'Wi-Fi'], 5, 260, -190, 2),
  ('02', 8500, array['Water'], 12, -560, 430, 9),
  ('03', 6000, array['Garbage collection'], null, 1850, 2130, 21),
  ('04', 5500, array['Water'], null, -690, -4860, 75),
  ('05', 22000, array['Water', 'Wi-Fi', 'Garbage collection'], null, 5020, 4700, 15),
  ('06', 3000, array['Water', 'Electricity', 'Wi-Fi', 'Breakfast'], 7, -310, -250, 0),
  ('07', 4500, array['Water', 'Electricity', 'Wi-Fi'], 48, -360, -3080, 12),
  ('08', 5000, array['Water', 'Electricity'], 36, -1350, -2120, 34),
  ('09', 8000, array['Water', 'Electricity', 'Wi-Fi', 'Breakfast'], null, 870, -3650, 96),
  ('10', 32000, array['Water'], 9, 480, 260, 1),
  ('11', 52000, array['Water', 'Security'], null, 3640, 510, 6),
  ('12', 11500, array['Garbage collection'], null, -4240, 1120, 40),
  ('13', 13000, array['Water'], null, 8420, 10620, 130),
  ('14', 24000, array['Water', 'Security'], null, 3530, 6420, 3),
  ('15', 84000, array['Water', 'Security', 'Gym'], null, 4300, 90, 19),
  ('16', 18000, array[]::text[], null, 2200, 1340, 62),
  ('17', 0, array['Water', 'Electricity', 'Wi-Fi', 'Cleaning'], null, 5640, 1010, 1),
  ('18', 10000, array['Water', 'Electricity', 'Wi-Fi'], null, 8860, 8190, 27),
  ('19', 3500, array['Water'], 11, -700, 60, 4),
  ('20', null, array['Water', 'Electricity'], null, -3900, 3660, null),
  ('21', 7200, array['Water', 'Garbage collection'], 8, -430, -60, 1)
), added as (
  insert into public.rentals
    (campus, id, title, description, price_per_day, location, category, amenities, image_url, contact_phone, contact_whatsapp,
     deposit, included, walking_minutes, east_m, north_m, confirmed_on, created_at)
  select 'tum', ('4e47a100-0000-4000-8000-0000000000' || n)::uuid, title, description, price_per_day, location, category, amenities,
    case when n <> '05' then '/pictures/rooms.svg#' || photos[1] || '-' || tone end, contact_phone, contact_whatsapp,
    deposit, included, walking_minutes, east_m, north_m, current_date - confirmed_days, now() - age::interval
  from listing join place using (n)
)
insert into public.rental_photos (campus, rental_id, image_url, is_primary, created_at)
select 'tum', ('4e47a100-0000-4000-8000-0000000000' || n)::uuid, '/pictures/rooms.svg#' || room || '-' || tone, place = 1,
  now() - age::interval + place * interval '1 second'
from listing, unnest(photos) with ordinality as photo (room, place);

-- University links, oldest first on the screen
insert into public.university_links (campus, name, description, url, icon, created_at) values
  ('tum', 'TUM Website', 'News, notices and the academic calendar of the Technical University of Mombasa.', 'https://www.tum.ac.ke', 'GraduationCap', now() - interval '88 days'),
  ('tum', 'Student Portal', 'Register units, see your results and print your fee statement.', 'https://portal.tum.ac.ke', 'Users', now() - interval '87 days'),
  ('tum', 'E-learning', 'Class notes, assignments and online CATs.', 'https://elearning.tum.ac.ke', 'BookOpen', now() - interval '86 days'),
  ('tum', 'TUM Library', 'Search the catalogue, past papers and e-journals.', 'https://library.tum.ac.ke', 'Library', now() - interval '85 days'),
  ('tum', 'HELB', 'Apply for a loan or scholarship, follow your disbursement and repay later.', 'https://www.helb.co.ke', 'CreditCard', now() - interval '84 days'),
  ('tum', 'KUCCPS Student Portal', 'Placement, inter-institution transfer and admission letters.', 'https://students.kuccps.net', 'Users', now() - interval '83 days'),
  ('tum', 'eCitizen', 'Pay fees and government services, apply for an ID, a passport or a good conduct certificate.', 'https://www.ecitizen.go.ke', 'CreditCard', now() - interval '82 days'),
  ('tum', 'Social Health Authority (SHA)', 'Register for health cover. SHA took over from NHIF.', 'https://sha.go.ke', 'HeartPulse', now() - interval '81 days');

-- Gossip: 20 trending, 12 love, no names
with post (content, category, likes_count, image_url, age) as (values
  ('Lec amesema CAT ni open book. Vitabu tunazo, wisdom ndio hatuna. Pray for us.', 'trending', 132, null, '12 minutes'),
  ('Whoever is frying viazi karai near Tudor gate at 4PM, you are the real student welfare office.', 'trending', 208, '/pictures/food.svg#viazi-karai', '50 minutes'),
  ('HELB imeingia! Leo hatulali na njaa, leo ni pilau na soda baridi.', 'trending', 341, null, '2 hours'),
  ('Library AC iko sawa leo. Niko na hoodie Mombasa, imagine.', 'trending', 57, null, '3 hours'),
  ('Group work: five names on the cover page, one person awake at 2AM. Wenye mnajijua, tunawapenda tu.', 'trending', 276, null, '5 hours'),
  ('To the stranger who paid my fare when my M-Pesa refused to load: Mungu akubariki, I will pass it on.', 'trending', 189, null, '7 hours'),
  ('Wi-Fi ya hostel ina mood swings kuliko mimi.', 'trending', 94, null, '10 hours'),
  ('First years, ukipotea usijali. Hata sisi fourth years bado tunatafuta hiyo room ya second floor.', 'trending', 163, null, '14 hours'),
  ('Graduation gown nimejaribu leo. Mama alilia kwa video call, na mimi pia. Tumetoka mbali.', 'trending', 402, '/pictures/campus.svg#graduation', '19 hours'),
  ('The cat at the mess has attended more lectures than me this semester.', 'trending', 221, null, '1 day'),
  ('Ferry queue ilinifundisha patience, database systems ilinimalizia.', 'trending', 88, null, '1 day 5 hours'),
  ('Reminder: the clinic has free counselling. Nilienda, nikasikilizwa, nikalala vizuri. No shame, comrades.', 'trending', 305, null, '1 day 11 hours'),
  ('Kuna mtu anapiga gitaa hostel usiku. Please usiache, but learn a second song.', 'trending', 147, null, '2 days'),
  ('Ukiona mtu amebeba laptop, jug na bedsheet, usiulize. Ni siku ya kuhama.', 'trending', 61, null, '2 days 8 hours'),
  ('Attachment letter imetoka! Nitakuwa mtu wa shati na tie kuanzia Monday.', 'trending', 118, null, '3 days'),
  ('Smokie ya 30 bob imekuwa 35. Economy imefika hadi kwa kachumbari.', 'trending', 174, '/pictures/food.svg#smokie-pasua', '3 days 14 hours'),
  ('Lost and found: black calculator with a sunflower sticker, iko kwa security main gate. Exam iko karibu, kuja uichukue.', 'trending', 73, null, '4 days'),
  ('Our lecturer said good morning and half the class wrote it down.', 'trending', 259, null, '5 days'),
  ('Shout out to the cleaning team. Corridors zinang''aa kuliko future yetu, asanteni sana.', 'trending', 236, null, '6 days'),
  ('Beach clean-up ya Saturday ilikuwa poa. Tulikusanya magunia kumi na mbili na tukaoga bahari. Next time kuja.', 'trending', 155, null, '8 days'),
  ('Nimemwandikia poem ya pages mbili. Amejibu na thumbs up. Is there hope?', 'love', 287, null, '35 minutes'),
  ('To the girl with the yellow backpack in the 8AM calculus class: thank you for the pen. Na smile pia.', 'love', 164, null, '4 hours'),
  ('He walked me to the stage in the rain na tukashare umbrella moja. Sisemi kitu, lakini nasema.', 'love', 231, null, '9 hours'),
  ('Crush wangu amepita mbele yangu, nikamwambia happy birthday. It is not her birthday.', 'love', 378, null, '16 hours'),
  ('Long distance tip: campus yake iko Eldoret, yangu Mombasa. Bundles zetu zinaisha pamoja, love yetu haiishi.', 'love', 126, null, '1 day 3 hours'),
  ('We broke up during exams and still shared notes. Maturity ndio hii.', 'love', 198, null, '1 day 18 hours'),
  ('Alinipikia biryani first date. Usiniulize kama nimempenda, niulize harusi ni lini.', 'love', 312, null, '2 days 5 hours'),
  ('Single and reading. Tukutane graduation list.', 'love', 109, null, '3 days 6 hours'),
  ('Be with someone who saves you a seat in the front row and chapo ya mwisho.', 'love', 254, null, '4 days 9 hours'),
  ('Three years in the friend zone. Nimeshapewa title deed.', 'love', 293, null, '5 days 12 hours'),
  ('He remembered my presentation date and sent "you have got this" at 6AM. Green flag kubwa.', 'love', 217, null, '7 days'),
  ('Heartbreak ya second year ilinifanya nipate A tatu. Asante sana, wherever you are.', 'love', 346, null, '9 days')
)
insert into public.gossip_posts (campus, content, category, likes_count, image_url, created_at)
select 'tum', content, category, likes_count, image_url, now() - age::interval
from post;

-- Second-hand items. The first seven are the samples of the second-hand board.
-- An item's picture is its first photo: about half have one to three photos, the others only a picture.
with item (n, title, description, price, original_price, category, condition, status, location, seller_name, seller_phone, picture, photos, age) as (values
  ('01', 'HP EliteBook 840 G5', 'Core i5, 8 GB RAM, 256 GB SSD. Battery gives four hours, charger included.', 28500, 42000, 'electronics', 'like-new', 'available', 'Tudor', 'Brian Otieno', '+254 700 000 059', 'market.svg#laptop', array['market.svg#laptop', 'shop.svg#laptop', 'shop.svg#charger'], '40 minutes'),
  ('02', 'Engineering Mathematics, Stroud', 'Seventh edition, a few pencil notes that actually help.', 1200, 2800, 'books', 'good', 'available', 'TUM Main Campus', 'Faith Wanjiru', '0700000060', 'market.svg#textbooks', array['market.svg#textbooks', 'shop.svg#textbook'], '3 hours'),
  ('03', 'Study Desk and Chair', 'Solid mvule desk with one drawer. Chair comes free with it.', 4500, 8000, 'furniture', 'excellent', 'available', 'Tudor Four', 'Hassan Mwinyi', '254700000061', 'market.svg#desk', array['market.svg#desk', 'market.svg#chair'], '7 hours'),
  ('04', 'Samsung Galaxy A14', '128 GB, tiny scratch at the back. Box and receipt available.', 11500, 19500, 'electronics', 'excellent', 'available', 'Kizingo', 'Mercy Achieng', '+254700000062', 'market.svg#smartphone', array['market.svg#smartphone', 'shop.svg#smartphone'], '12 hours'),
  ('05', 'Denim Jacket, Size M', 'Worn twice. Too warm for Mombasa, perfect for going home to Nyeri.', 900, 1800, 'clothing', 'like-new', 'available', 'Ganjoni', 'Cynthia Mumbua', '0700 000 063', 'market.svg#jacket', array['market.svg#jacket', 'shop.svg#jacket'], '1 day'),
  ('06', 'Lab Coat, New', 'Still in the plastic, bought the wrong size. Size L.', 850, 1100, 'clothing', 'new', 'available', 'TUM Main Campus', 'Kevin Kipkorir', '+254 700 000 064', 'market.svg#lab-coat', array['market.svg#lab-coat'], '1 day 9 hours'),
  ('07', 'Wooden Bookshelf', 'Four shelves. One corner is chipped, stands straight.', 2200, 5000, 'furniture', 'fair', 'available', 'Changamwe', 'Zainab Ali', '0700000065', 'market.svg#bookshelf', array['market.svg#bookshelf'], '2 days'),
  -- electronics
  ('08', 'Casio fx-991ES Plus', 'All keys work, new battery fitted last month.', 1300, 2600, 'electronics', 'good', 'available', 'TUM Main Campus', 'Dennis Mutua', '254700000066', 'market.svg#calculator', array['market.svg#calculator', 'shop.svg#calculator'], '5 hours'),
  ('09', 'Bluetooth Headphones', 'Good bass, ear cushions replaced.', 1100, 2500, 'electronics', 'used', 'reserved', 'Nyali', 'Grace Nafula', '+254 700 000 067', 'market.svg#headphones', array['market.svg#headphones', 'shop.svg#headphones'], '16 hours'),
  ('10', 'Electric Kettle 1.7 L', 'Boils fast. Leaving campus, so it must go.', 700, 1500, 'electronics', 'good', 'available', 'Tudor', 'Collins Ouma', '0700000068', 'market.svg#kettle', array['market.svg#kettle', 'shop.svg#electric-kettle'], '2 days 6 hours'),
  ('11', '32-inch Digital TV', 'With remote and wall bracket. Pick up only.', 9500, 17000, 'electronics', 'good', 'available', 'Bamburi', 'Joyce Kadzo', '254700000069', 'market.svg#tv', null, '3 days 4 hours'),
  ('12', 'Standing Fan', 'Three speeds. You know you need it by January.', 1800, 3500, 'electronics', 'used', 'sold', 'Kisauni', 'Salim Bakari', '+254700000070', 'market.svg#fan', null, '6 days'),
  -- books
  ('13', 'Principles of Accounts Notes, Year 1', 'Typed and bound, whole syllabus.', 350, null, 'books', 'good', 'available', 'TUM Main Campus', 'Esther Nyambura', '0700 000 071', 'market.svg#lecture-notes', null, '20 hours'),
  ('14', 'African Novels, Set of Three', 'Three set books for the price of one, all pages there.', 600, 1500, 'books', 'used', 'available', 'Makande', 'Moses Charo', '+254 700 000 072', 'market.svg#novel', null, '4 days'),
  ('15', 'Technical Drawing Set', 'T-square, compass and board clips in a bag.', 1500, 2700, 'books', 'excellent', 'available', 'Tudor', 'Abdul Rashid', '254700000073', 'market.svg#drawing-set', array['market.svg#drawing-set'], '5 days'),
  -- clothing
  ('16', 'Grey Hoodie, Size L', 'Soft inside, no holes, washed.', 650, 1400, 'clothing', 'good', 'available', 'Likoni', 'Peter Kamau', '+254700000074', 'market.svg#hoodie', array['market.svg#hoodie', 'shop.svg#hoodie'], '9 hours'),
  ('17', 'White Sneakers, Size 42', 'Worn for one month. Free spare laces.', 1200, 2500, 'clothing', 'like-new', 'available', 'Nyali', 'Ian Kiprotich', '0700000075', 'market.svg#sneakers', array['market.svg#sneakers', 'shop.svg#sneakers'], '1 day 14 hours'),
  ('18', 'Black Heels, Size 38', 'Bought for one wedding, danced once.', 950, 2200, 'clothing', 'new', 'available', 'Ganjoni', 'Lilian Atieno', '254700000076', 'market.svg#heels', null, '7 days'),
  -- furniture
  ('19', 'Mattress 3.5 by 6, High Density', 'Kept in its cover the whole year.', 3200, 6500, 'furniture', 'good', 'available', 'Tudor', 'Rehema Juma', '+254 700 000 077', 'market.svg#mattress', array['market.svg#mattress', 'market.svg#bed'], '2 days 11 hours'),
  ('20', 'Two-seater Sofa', 'Brown fabric, comfortable for exam-week naps.', 6500, 14000, 'furniture', 'fair', 'reserved', 'Bamburi', 'Felix Wekesa', '0700 000 078', 'market.svg#sofa', null, '8 days'),
  -- sports
  ('21', 'Football Boots, Size 43', 'Studs still sharp. Scored in three inter-faculty matches.', 1400, 3200, 'sports', 'used', 'available', 'TUM grounds', 'Victor Omondi', '254700000079', 'market.svg#football-boots', array['market.svg#football-boots', 'market.svg#football'], '18 hours'),
  ('22', 'Dumbbells, Pair of 5 kg', 'Bought in January with good intentions.', 1800, 3000, 'sports', 'excellent', 'available', 'Nyali', 'Stacy Njoki', '+254700000080', 'market.svg#dumbbells', null, '3 days 16 hours'),
  ('23', 'Mountain Bike', 'New brake pads, seven speeds, bell included.', 8500, 15000, 'sports', 'good', 'available', 'Mtwapa', 'Emmanuel Karisa', '0700000081', 'market.svg#bicycle', null, '10 days'),
  -- other
  ('24', 'Gas Cooker with 6 kg Cylinder', 'Meko burner and grill. The gas is half full.', 3800, 5600, 'other', 'good', 'available', 'Tudor', 'Winnie Cherono', '+254 700 000 082', 'market.svg#gas-cooker', array['market.svg#gas-cooker', 'services.svg#gas-6kg-blue'], '6 hours'),
  ('25', 'Acoustic Guitar', 'Nylon strings, comes with a bag and one song I can teach you.', 4200, null, 'other', 'used', 'available', 'Kizingo', 'David Mwadime', '254700000083', 'market.svg#guitar', null, '4 days 18 hours'),
  ('26', 'Set of Sufurias with Lids', 'Five pieces, from chai size to group-ugali size.', 1100, 2400, 'other', 'used', 'sold', 'Changamwe', 'Purity Moraa', '0700 000 084', 'market.svg#pots', null, '12 days')
), added as (
  insert into public.items
    (campus, id, title, description, price, original_price, category, condition, status, location, seller_name, seller_phone, image_url, created_at)
  select 'tum', ('17e35000-0000-4000-8000-0000000000' || n)::uuid, title, description, price, original_price, category, condition, status,
    location, seller_name, seller_phone, '/pictures/' || picture, now() - age::interval
  from item
)
insert into public.item_photos (campus, item_id, image_url, position, created_at)
select 'tum', ('17e35000-0000-4000-8000-0000000000' || n)::uuid, '/pictures/' || photo, place - 1, now() - age::interval
from item, unnest(photos) with ordinality as shot (photo, place);


-- Contacts: the numbers of a university are samples. The national lines are part of the app (src/kit/rules/national-numbers.ts).
update public.campuses set contacts = '[
  {"label": "Campus Health Centre", "value": "+254 700 000 190"},
  {"label": "Campus Security", "value": "+254 700 000 158"},
  {"label": "Student Counselling", "value": "+254 700 000 154"},
  {"label": "Dean of Students", "value": "+254 700 000 155"}
]' where slug = 'tum';

-- A second campus, with about half as much content. Its ids have 1 in front of the last two digits.
insert into public.campuses (slug, name, short_name, town, colour, website, contacts, position) values
  ('uon', 'University of Nairobi', 'UoN', 'Nairobi', '#1f4e9c', 'https://www.uonbi.ac.ke/', '[
    {"label": "University Health Services", "value": "+254 700 000 282"},
    {"label": "Campus Security", "value": "+254 700 000 287"},
    {"label": "Student Counselling", "value": "+254 700 000 283"},
    {"label": "Dean of Students", "value": "+254 700 000 284"}
  ]', 1);

with own (slug, emergency) as (values
  ('tum', '[
    {"label": "Campus Health Centre", "value": "+254 700 000 190"},
    {"label": "Ambulance", "value": "0700 000 199"},
    {"label": "Campus Security", "value": "+254 700 000 158"}
  ]'::jsonb),
  ('uon', '[
    {"label": "University Health Services", "value": "+254 700 000 282"},
    {"label": "Ambulance", "value": "0700 000 277"},
    {"label": "Campus Security", "value": "+254 700 000 287"}
  ]')
)
update public.campuses as campus set emergency = own.emergency from own where own.slug = campus.slug;

-- Groceries: 12 produce, 6 dairy, 6 meat and fish, from five stores
with store (key, store_name, whatsapp) as (values
  ('wairimu', 'Mama Wairimu Mboga, Ngara', '+254 700 000 202'),
  ('marikiti', 'Marikiti Market Run', '0700000203'),
  ('kabete', 'Kabete Dairy Corner', '254700000204'),
  ('karanja', 'Karanja Butchery, Juja Road', '+254700000205'),
  ('parklands', 'Parklands Green Grocer', '0700 000 206')
), grocery (name, description, price, category, picture, store, age) as (values
  -- produce
  ('Sukuma Wiki (big bunch)', 'Already chopped if you ask, ready before the ugali is.', 30, 'produce', 'sukuma-wiki', 'wairimu', '1 hour 20 minutes'),
  ('Tomatoes (1 kg)', 'From Kirinyaga, sorted every morning.', 140, 'produce', 'tomatoes', 'marikiti', '3 hours'),
  ('Red Onions (1 kg)', 'Dry ones that do not sprout under your bed.', 130, 'produce', 'onions', 'marikiti', '4 hours'),
  ('Nyandarua Potatoes (1 kg)', 'Shangi for chips, mukimo or a quick stew.', 80, 'produce', 'potatoes', 'marikiti', '6 hours'),
  ('Cabbage (whole)', 'Heavy and sweet, from Limuru.', 60, 'produce', 'cabbage', 'wairimu', '8 hours'),
  ('Managu and Spinach Mix (bunch)', 'Two greens in one bunch, washed once.', 40, 'produce', 'spinach', 'wairimu', '11 hours'),
  ('Hass Avocado (each)', 'From Murang''a. Tell us: today or tomorrow?', 25, 'produce', 'avocado', 'parklands', '15 hours'),
  ('Sweet Bananas (dozen)', 'Small ones from Kisii, very sweet.', 120, 'produce', 'bananas', 'parklands', '20 hours'),
  ('Kiambu Strawberries (250 g)', 'A treat after the last CAT.', 180, 'produce', 'strawberries', 'parklands', '1 day 3 hours'),
  ('Green Peas, Shelled (500 g)', 'Minji already shelled, so you only cook.', 150, 'produce', 'green-peas', 'wairimu', '1 day 10 hours'),
  ('Sweet Potatoes (1 kg)', 'Ngwaci for breakfast with strong tea.', 110, 'produce', 'sweet-potatoes', 'marikiti', '2 days 2 hours'),
  ('Dhania and Chillies', 'A bunch and five pilipili, for real kachumbari.', 20, 'produce', 'dhania', 'wairimu', '3 days 5 hours'),
  -- dairy
  ('Fresh Milk Packet (500 ml)', 'Cold, with a late expiry date. We check.', 65, 'dairy', 'milk-packet', 'kabete', '2 hours'),
  ('Farm Milk (1 litre)', 'From Kikuyu farms in the morning, boiled and bottled.', 95, 'dairy', 'milk-bottle', 'kabete', '5 hours'),
  ('Mala (500 ml)', 'Thick and cold, for ugali or for hot afternoons.', 75, 'dairy', 'mala', 'kabete', '9 hours'),
  ('Vanilla Yoghurt (500 ml)', 'Made in Kabete, not too sweet.', 150, 'dairy', 'yoghurt', 'kabete', '17 hours'),
  ('Eggs (half dozen)', 'In a carton that survives a matatu.', 110, 'dairy', 'eggs', 'wairimu', '1 day 1 hour'),
  ('Tray of Eggs (30)', 'One tray, five roommates, one week.', 470, 'dairy', 'egg-tray', 'kabete', '2 days 7 hours'),
  -- meat and fish
  ('Beef on Bone (500 g)', 'Cut for stew while you wait.', 330, 'meat', 'beef', 'karanja', '4 hours 40 minutes'),
  ('Beef Mince (500 g)', 'For spaghetti on a Friday, minced twice.', 380, 'meat', 'beef-mince', 'karanja', '7 hours'),
  ('Goat Meat (500 g)', 'Mbuzi for a birthday or a good HELB week.', 440, 'meat', 'goat-meat', 'karanja', '13 hours'),
  ('Beef Sausages (500 g)', 'Ten pieces, for breakfast or chips.', 410, 'meat', 'sausages', 'karanja', '1 day 6 hours'),
  ('Omena (250 g)', 'From Lake Victoria, cleaned and without sand.', 120, 'meat', 'omena', 'marikiti', '2 days 12 hours'),
  ('Tilapia (whole, about 500 g)', 'Scaled and gutted, deep-fried for KSh 50 more.', 380, 'meat', 'tilapia', 'marikiti', '3 days 8 hours')
)
insert into public.groceries (campus, name, description, price, category, image_url, store_name, whatsapp, created_at)
select 'uon', name, description, price, category, '/pictures/groceries.svg#' || picture, store_name, whatsapp, now() - age::interval
from grocery join store on store.key = grocery.store;

-- Medicines: four of each category, antibiotics and some hormones on prescription, a few out of stock
with medicine (name, description, price, stock, category, picture, prescription_required, age) as (values
  -- pain-relief
  ('Panadol Advance (10 tablets)', 'Paracetamol for headache, body pain and fever. Tell the pharmacist what else you take.', 70, 150, 'pain-relief', 'tablets-white', false, '2 hours 30 minutes'),
  ('Hedex (10 tablets)', 'For the headache of a noisy matatu. Ask the pharmacist for advice.', 60, 110, 'pain-relief', 'tablets-blue', false, '14 hours'),
  ('Mara Moja (10 tablets)', 'For headache and body aches. Ask the pharmacist before you mix painkillers.', 50, 180, 'pain-relief', 'tablets-yellow', false, '1 day 8 hours'),
  ('Ibuprofen 400 mg (10 tablets)', 'For swelling and period cramps. Not for everybody with ulcers or asthma: ask the pharmacist.', 60, 75, 'pain-relief', 'tablets-orange', false, '4 days'),
  -- antibiotics
  ('Amoxil 500 mg (15 capsules)', 'Amoxicillin antibiotic. Given on prescription only; tell the pharmacist about any allergy to penicillin.', 330, 42, 'antibiotics', 'capsules-red', true, '6 hours'),
  ('Azithromycin 500 mg (3 tablets)', 'Given on prescription only, after a clinician has seen you.', 260, 25, 'antibiotics', 'tablets-pink', true, '2 days 3 hours'),
  ('Flagyl 400 mg (21 tablets)', 'Metronidazole. Given on prescription only; ask the pharmacist about alcohol and this medicine.', 220, 38, 'antibiotics', 'tablets-yellow', true, '5 days'),
  ('Doxycycline 100 mg (10 capsules)', 'Given on prescription only. Ask the pharmacist about sunlight and this medicine.', 120, 0, 'antibiotics', 'capsules-green', true, '11 days'),
  -- vitamins
  ('Vitamin C (10 effervescent tablets)', 'Orange-flavoured, for the cold season in July. Ask the pharmacist if you need it.', 360, 52, 'vitamins', 'vitamin-c', false, '8 hours'),
  ('Multivitamin (30 tablets)', 'For weeks when supper is tea and bread.', 450, 30, 'vitamins', 'multivitamin', false, '1 day 11 hours'),
  ('Ranferon Iron Capsules (30)', 'Iron with folic acid. Test first: the university clinic does it.', 520, 18, 'vitamins', 'iron-tablets', false, '6 days'),
  ('Zinc Sulphate 20 mg (10 tablets)', 'Zinc supplement. Ask the pharmacist before giving it to a child.', 80, 60, 'vitamins', 'zinc-tablets', false, '13 days'),
  -- cold-flu
  ('Piriton (10 tablets)', 'Chlorphenamine for allergies and a runny nose. It makes many people sleepy: not before a paper.', 30, 160, 'cold-flu', 'tablets-yellow', false, '3 hours 15 minutes'),
  ('Cetirizine 10 mg (10 tablets)', 'For dust, pollen and itchy skin. Ask the pharmacist for advice.', 50, 120, 'cold-flu', 'tablets-white', false, '22 hours'),
  ('Benylin Cough Syrup (100 ml)', 'For dry cough. Ask the pharmacist which syrup fits yours.', 480, 0, 'cold-flu', 'cough-syrup', false, '3 days 4 hours'),
  ('Strepsils Honey and Lemon (8 lozenges)', 'For a throat that shouted at the inter-campus final.', 120, 58, 'cold-flu', 'lozenges', false, '7 days'),
  -- digestion
  ('ENO Lemon (2 sachets)', 'Fizzy relief of acidity after too much nyama choma.', 40, 240, 'digestion', 'ors-sachet', false, '5 hours'),
  ('Actal (10 tablets)', 'Chewable antacid for heartburn. Ask the pharmacist if it keeps coming back.', 50, 140, 'digestion', 'antacid-tablets', false, '1 day 15 hours'),
  ('ORS Sachets (4)', 'Oral rehydration salts for diarrhoea. See a clinician if it does not stop.', 60, 200, 'digestion', 'ors-sachet', false, '4 days 7 hours'),
  ('Omeprazole 20 mg (14 capsules)', 'Lowers stomach acid. Given on prescription.', 150, 46, 'digestion', 'capsules-purple', true, '9 days'),
  -- contraceptive
  ('Femiplan Pills (1 cycle)', 'Combined daily contraceptive pills. Talk to the pharmacist before your first pack.', 60, 88, 'contraceptive', 'contraceptive-pills', false, '7 hours'),
  ('P2, Emergency Pill', 'Emergency contraception, not for regular use. Ask in private and without delay: nobody will judge you.', 130, 66, 'contraceptive', 'emergency-pill', false, '1 day 20 hours'),
  ('Trust Studded Condoms (pack of 3)', 'Protects against pregnancy and infections. Packed plainly.', 50, 260, 'contraceptive', 'condoms', false, '3 days 9 hours'),
  ('Depo-Provera Injection', 'Three-month contraceptive, given by a nurse. On prescription.', 260, 0, 'contraceptive', 'syringe', true, '10 days')
)
insert into public.medicines (campus, name, description, price, stock, category, image_url, prescription_required, created_at)
select 'uon', name, description, price, stock, category, '/pictures/medicine.svg#' || picture, prescription_required, now() - age::interval
from medicine;

-- Shops
insert into public.shops (campus, id, shop_name, description, category, contact_number, image_url, created_at) values
  ('uon', '540b5000-0000-4000-8000-000000000101', 'Luthuli Gadget Corner', 'Phones, chargers and laptop parts, tested at the counter. Luthuli Avenue, second floor.', 'electronics', '+254 700 000 207', '/pictures/shop.svg#shop-electronics', now() - interval '85 days'),
  ('uon', '540b5000-0000-4000-8000-000000000102', 'Ngara Thrift Line', 'Camera-ready mitumba, washed and sorted by size. Fig Tree stage, Ngara.', 'clothing', '0700000208', '/pictures/shop.svg#shop-clothing', now() - interval '75 days'),
  ('uon', '540b5000-0000-4000-8000-000000000103', 'Urembo House', 'Skin, hair and braids at River Road prices, without the River Road pushing.', 'beauty', '254700000209', '/pictures/shop.svg#shop-beauty', now() - interval '65 days'),
  ('uon', '540b5000-0000-4000-8000-000000000104', 'State House Road Mini Mart', 'Cooking oils, sugar, flour and pens, two minutes from the hostels. Open till eleven.', 'groceries', '+254700000210', '/pictures/shop.svg#shop-supermarket', now() - interval '55 days');

-- Products: 7 electronics, 6 clothing, 6 beauty, 8 groceries, 3 without a category
with product (shop, name, description, price, category, stock, picture, age) as (values
  -- electronics
  (1, 'Tecno Pop Smartphone', '64 GB, dual SIM, with a cover and a one-year warranty.', 10500, 'electronics', 8, 'smartphone', '3 hours 20 minutes'),
  (1, 'Fast Charger, Type-C', 'Genuine 18 W. Bring your phone and test it here.', 700, 'electronics', 30, 'charger', '1 day 1 hour'),
  (1, 'Power Bank 20,000 mAh', 'Three full charges, for a day between Chiromo and Main.', 2400, 'electronics', 10, 'power-bank', '2 days 2 hours'),
  (1, 'Wired Earphones', 'Louder than the matatu, almost.', 200, 'electronics', 70, 'earphones', '3 days 7 hours'),
  (1, 'Flash Disk 64 GB', 'USB 3.0, metal. Survives a washing machine.', 850, 'electronics', 0, 'flash-disk', '5 days 2 hours'),
  (1, 'Scientific Calculator fx-82', 'Allowed in the exam room. Receipt given.', 1300, 'electronics', 16, 'calculator', '8 days 4 hours'),
  (1, 'Extension Cable, 4-way', null, 800, 'electronics', null, 'extension-cable', '12 days 1 hour'),
  -- clothing
  (2, 'Heavy Hoodie', 'July in Nairobi is not a joke. S to XXL.', 1300, 'clothing', 14, 'hoodie', '4 hours 10 minutes'),
  (2, 'Denim Jacket', 'One of each, first come, first served.', 1200, 'clothing', 3, 'jacket', '1 day 9 hours'),
  (2, 'Mom Jeans', 'Grade one, waist 26 to 34, try them on.', 750, 'clothing', 20, 'jeans', '2 days 10 hours'),
  (2, 'White Sneakers', 'Sizes 37 to 44. Not for the Ngara mud.', 1600, 'clothing', 0, 'sneakers', '4 days 3 hours'),
  (2, 'Official Shirt', 'For attachment and presentations, ironed.', 600, 'clothing', 24, 'shirt', '7 days 5 hours'),
  (2, 'Laptop Backpack', 'With a pocket at the back where nobody reaches.', 1500, 'clothing', null, 'backpack', '10 days 6 hours'),
  -- beauty
  (3, 'Shea Butter Lotion 400 ml', 'For dry Nairobi mornings.', 400, 'beauty', 32, 'lotion', '5 hours 30 minutes'),
  (3, 'Lip Balm', 'Cocoa and mint. Always lost, so buy two.', 120, 'beauty', 60, 'lip-balm', '1 day 5 hours'),
  (3, 'Braids (one pack)', 'All colours on the wall, at wholesale price.', 220, 'beauty', 100, 'hair-braids', '3 days 1 hour'),
  (3, 'Shampoo 400 ml', null, 500, 'beauty', 15, 'shampoo', '6 days 3 hours'),
  (3, 'Roll-on Deodorant', 'For five classes in four buildings.', 300, 'beauty', 40, 'deodorant', '9 days 2 hours'),
  (4, 'Sanitary Pads (pack of 8)', 'With wings. Packed discreetly.', 75, 'beauty', 140, 'sanitary-pads', '11 days 4 hours'),
  -- groceries
  (4, 'Cooking Oil 1 L', 'Sealed bottle, same price as in town.', 310, 'groceries', 36, 'cooking-oil-bottle', '2 hours 45 minutes'),
  (4, 'Sugar 1 kg', 'Brown sugar from Mumias.', 155, 'groceries', 50, 'sugar-packet', '10 hours'),
  (4, 'Maize Flour 2 kg', 'Grade one unga. Ugali for four, or for one finalist.', 160, 'groceries', 90, 'unga-maize', '1 day 4 hours'),
  (4, 'Wheat Flour 2 kg', 'For chapati Sunday.', 180, 'groceries', 45, 'unga-wheat', '2 days 6 hours'),
  (4, 'Mwea Pishori Rice 2 kg', 'The one whose smell reaches the next room.', 400, 'groceries', 28, 'rice-packet', '3 days 10 hours'),
  (4, 'White Bread 400 g', 'Fresh at six in the morning and at four.', 65, 'groceries', 0, 'bread', '4 days 8 hours'),
  (4, 'Instant Noodles (5 pack)', null, 230, 'groceries', 64, 'noodles', '6 days 9 hours'),
  (4, 'Tea Leaves 100 g', 'Strong Kericho tea, for late nights.', 65, 'groceries', null, 'tea-leaves', '9 days 7 hours'),
  -- no category: the screen calls these 'General'
  (4, 'Exercise Books, A4 (5)', '120 pages each, ruled.', 380, null, 80, 'exercise-books', '16 hours'),
  (4, 'Folding Umbrella', 'For April, November and every other surprise.', 450, null, 22, 'umbrella', '5 days 8 hours'),
  (4, 'Bar Soap 800 g', 'Cut into pieces free of charge.', 170, null, 35, 'bar-soap', '13 days 3 hours')
)
insert into public.eshop_products (campus, shop_id, name, description, price, category, stock, image_url, created_at)
select 'uon', ('540b5000-0000-4000-8000-00000000010' || shop)::uuid, name, description, price, category, stock,
  '/pictures/shop.svg#' || picture, now() - age::interval
from product;

-- Service providers: eight categories, one or two each
with provider (name, speciality, category, rating, location, availability, description, phone, whatsapp, picture, age) as (values
  -- mamafua
  ('Mama Fua Nyambura', 'Hand washing in the hostels', 'mamafua', 4.9, 'State House Road and Ngara', 'Every day, 7AM to 5PM', 'Washes before the water goes at noon. A full basket from KSh 400.', '+254 700 000 211', '+254 700 000 211', 'mama-fua', '1 day 7 hours'),
  ('Safi Weekend Wash', 'Weekly plan for roommates', 'mamafua', 4.4, 'Juja Road and Pangani', 'Saturday and Sunday', 'Three roommates, one visit, KSh 300 each. Blankets are extra.', '0700000212', '254700000212', 'laundry-basket-big', '12 days'),
  -- fundi
  ('Kirinyaga Road Phone Fundi', 'Screens, charging ports and batteries', 'fundi', 4.7, 'Kirinyaga Road', 'Monday to Saturday, 8AM to 6PM', 'Watch the repair from the bench. Guarantee of 30 days.', '254700000213', '0700000213', 'phone-repair', '2 days 4 hours'),
  ('Chiromo Laptop Care', 'Keyboards, SSD upgrades and cleaning', 'fundi', 4.5, 'Chiromo', 'Monday to Friday, 10AM to 6PM', 'A fourth-year who fixes what the project broke. Free check-up.', '+254700000214', '+254 700 000 214', 'laptop-repair', '8 days'),
  -- poshomill
  ('Kangemi Posho Mill', 'Maize, millet and uji mixes', 'poshomill', 4.2, 'Kangemi Market', 'Every day, 6AM to 7PM', 'Milling from KSh 15 a kilo, delivered to Chiromo from 10 kg.', '0700 000 215', '0700 000 215', 'posho-mill', '15 days'),
  -- salon
  ('Braids by Akinyi', 'Knotless, box braids and lines', 'salon', 5.0, 'Ngara, also in your room', 'By appointment, evenings too', 'Two pairs of hands, so you make it to the 2PM class. From KSh 600.', '+254 700 000 216', '+254 700 000 216', 'hair-braiding', '9 hours'),
  ('Kinyozi ya Comrade', 'Fades, line-ups and beards', 'salon', 4.6, 'Opposite the State House Road hostels', 'Every day, 8AM to 10PM', 'Student cut KSh 150, and football on the screen.', '0700000217', '254700000217', 'barber', '5 days 3 hours'),
  -- wifi
  ('Ngara Fibre Link', 'Home fibre for shared flats', 'wifi', 4.3, 'Ngara, Pangani and Parklands', 'Monday to Saturday, 8AM to 6PM', 'Installed in two days. From KSh 2,000 a month for the whole flat.', '254700000218', '254700000218', 'wifi-install', '4 days 6 hours'),
  ('Kahawa Hotspot', 'Vouchers by the day and the week', 'wifi', 3.8, 'Kahawa Wendani and Kahawa Sukari', 'Every day, 24 hours', 'KSh 20 a day, KSh 100 a week. Slow when it rains, like everything.', '+254 700 000 219', '0700000219', 'wifi-router', '18 days'),
  -- photography
  ('Great Court Photos', 'Graduation and group portraits', 'photography', 4.8, 'Main Campus and Arboretum', 'Every day, book a day ahead', 'Ten edited pictures the same day for KSh 1,500. Gown folds included.', '0700000220', '0700000220', 'photography', '20 hours'),
  ('Moi Avenue Studio', 'Passport and CV photos', 'photography', 4.1, 'Moi Avenue', 'Monday to Saturday, 8AM to 7PM', 'Four passport photos in ten minutes, KSh 100.', '254700000221', '+254700000221', 'passport-photo', '10 days'),
  -- bakery
  ('Keki Tamu, Parklands', 'Birthday cakes to order', 'bakery', 4.7, 'Parklands', 'Order a day before', 'Half a kilo from KSh 1,000, brought to your hall by motorbike.', '+254700000222', '0700 000 222', 'birthday-cake', '6 days 2 hours'),
  ('Mandazi Express', 'Mandazi and chai masala', 'bakery', 4.5, 'Kikuyu Campus gate', 'Every day, 5AM to 10AM', 'Five for KSh 50 and still hot at the first lecture.', '0700 000 223', '254700000223', 'bakery', '11 days'),
  -- cleaning
  ('Usafi Point', 'Rooms, carpets and moving out', 'cleaning', 3.9, 'Parklands, Westlands and Ngara', 'Monday to Saturday, 8AM to 5PM', 'Bedsitter from KSh 600, carpet from KSh 400. Your deposit will thank us.', '254700000224', '254700000224', 'house-cleaning', '14 days')
)
insert into public.service_providers
  (campus, name, speciality, category, rating, location, availability, description, phone, whatsapp, image_url, created_at)
select 'uon', name, speciality, category, rating, location, availability, description, phone, whatsapp,
  '/pictures/services.svg#' || picture, now() - age::interval
from provider;

-- Rentals: as above, price_per_day holds the monthly price and the first photo is the primary one.
-- Number 5 has WhatsApp only.
with listing (n, title, description, price_per_day, location, category, amenities, contact_phone, contact_whatsapp, tone, photos, age) as (values
  ('01', 'Bedsitter in Ngara, Walk to Campus', 'Fifteen minutes on foot to Main Campus over the Globe footbridge. Third floor, facing the quiet side.', 14000, 'Ngara, Park Road', 'bedsitter',
    array['Wi-Fi ready', 'Own meter', 'Borehole water', 'CCTV'], '+254 700 000 225', '+254 700 000 225', 'lagoon', array['bedsitter', 'kitchenette', 'bathroom', 'exterior'], '4 hours'),
  ('02', 'Budget Bedsitter, Juja Road', 'Matatu to town at the gate, KSh 30 outside rush hour. Water on four days a week and a big tank.', 8500, 'Juja Road, near Pangani', 'bedsitter',
    array['Water tank', 'Own meter', 'Night guard'], '0700000226', '254700000226', 'coral', array['bedsitter', 'bathroom', 'exterior'], '2 days'),
  ('03', 'Bedsitter near Kikuyu Campus', 'Five minutes to the campus gate. Cold in July, so bring the heavy blanket.', 7000, 'Kikuyu, Ondiri', 'bedsitter',
    array['Water included', 'Garden', 'Perimeter wall'], '254700000227', '0700000227', 'mango', array['bedsitter', 'kitchenette', 'exterior'], '6 days'),
  ('04', 'Chiromo Ladies Hostel', 'Two to a room, matron on site, quiet after ten. Price is per bed.', 11500, 'Chiromo, off Riverside Drive', 'hostel',
    array['Wi-Fi', 'Breakfast', 'Study room', 'Laundry'], '+254700000228', '+254 700 000 228', 'sand', array['dorm', 'hostel-exterior', 'desk', 'bathroom'], '10 hours'),
  ('05', 'Ngara Gents Hostel', 'Four to a room with lockers and a stubborn gate. Price is per bed.', 6500, 'Ngara, Desai Road', 'hostel',
    array['Wi-Fi', 'Lockers', 'Water tank'], null, '0700000229', 'lagoon', array['dorm', 'hostel-exterior', 'bathroom'], '3 days'),
  ('06', 'Lower Kabete Student Hostel', 'For the business students: three to a room, bus stop outside. Price is per bed.', 7500, 'Lower Kabete Road', 'hostel',
    array['Study room', 'Kitchen', 'Own locker', 'CCTV'], '0700 000 230', '0700 000 230', 'mango', array['dorm', 'hostel-exterior', 'kitchenette'], '8 days'),
  ('07', '1 Bedroom, Parklands', 'Leafy street near the law campus, lift that works and a caretaker who answers.', 34000, 'Parklands, Third Avenue', '1bedroom',
    array['Lift', 'Hot shower', 'Parking', 'Back-up generator'], '254700000231', '254700000231', 'sand', array['living', 'bedroom', 'kitchenette', 'bathroom', 'exterior'], '18 hours'),
  ('08', '1 Bedroom, Kahawa Wendani', 'Big rooms for the money. Leave at six to beat the jam on Thika Road.', 15000, 'Kahawa Wendani', '1bedroom',
    array['Own meter', 'Borehole water', 'Balcony'], '+254 700 000 232', '0700 000 232', 'coral', array['living', 'bedroom', 'balcony'], '5 days'),
  ('09', '2 Bedroom for Sharing, Pangani', 'Two equal rooms and one peaceful kitchen. Shared by four, it beats any hostel.', 32000, 'Pangani, Muratina Street', '2bedroom',
    array['Parking', 'Balcony', 'Water tank', 'CCTV'], '0700000233', '254700000233', 'lagoon', array['living', 'bedroom', 'kitchenette', 'bathroom'], '1 day 6 hours'),
  ('10', '2 Bedroom Bungalow, Uthiru', 'Own compound near Upper Kabete, with space for a goat, for the vets among us.', 24000, 'Uthiru, off Waiyaki Way', '2bedroom',
    array['Garden', 'Pets allowed', 'Water tank'], '254700000234', '+254 700 000 234', 'mango', array['bungalow', 'living', 'bedroom'], '13 days'),
  ('11', 'Airbnb Studio, Westlands', 'Furnished, for a month of attachment or for parents at graduation.', 65000, 'Westlands, Rhapta Road', 'airbnb',
    array['Furnished', 'Wi-Fi', 'Gym', 'Cleaning twice a week'], '+254700000235', '+254700000235', 'coral', array['airbnb', 'balcony', 'kitchenette', 'bathroom'], '7 hours'),
  ('12', 'Single Room, Kangemi', 'Iron gate, clean shared bathroom, ten minutes by matatu to Chiromo.', 4500, 'Kangemi', 'single',
    array['Shared bathroom', 'Water included'], '0700 000 236', '0700000236', 'sand', array['single', 'exterior'], '20 days'),
  ('13', 'Small Bedsitter, Ngara Back Street', 'One big window, one small cooking corner. Walk down to Main Campus past the Globe.', 7800, 'Ngara, off Kipande Road', 'bedsitter',
    array['Own meter', 'Night guard'], '0700000101', '254700000101', 'mango', array['bedsitter', 'kitchenette', 'bathroom'], '15 hours')
), place (n, deposit, included, walking_minutes, east_m, north_m, confirmed_days) as (values
  ('01', 14000, array['Water', 'Garbage collection'], 15, 1080, 500, 2),
  ('02', 8500, array['Garbage collection'], null, 2640, 1380, 18),
  ('03', 7000, array['Water'], null, -17400, 2930, 80),
  ('04', 5000, array['Water', 'Electricity', 'Wi-Fi', 'Breakfast'], 24, -1370, 720, 1),
  ('05', 3000, array['Water', 'Electricity', 'Wi-Fi'], 14, 800, 660, 7),
  ('06', 7500, array['Water', 'Electricity'], null, -6260, 4035, 30),
  ('07', 68000, array['Water', 'Security'], 32, 190, 1935, 4),
  ('08', 15000, array['Water'], null, 12540, 9560, 101),
  ('09', 32000, array['Water', 'Security'], 38, 2080, 1440, 10),
  ('10', 24000, array[]::text[], null, -10940, 1710, null),
  ('11', 0, array['Water', 'Electricity', 'Wi-Fi', 'Cleaning'], null, -2590, 1935, 0),
  ('12', 4500, array['Water'], null, -7600, 1710, 45),
  ('13', 7800, array['Water', 'Wi-Fi'], 13, 700, 430, 3)
), added as (
  insert into public.rentals
    (campus, id, title, description, price_per_day, location, category, amenities, image_url, contact_phone, contact_whatsapp,
     deposit, included, walking_minutes, east_m, north_m, confirmed_on, created_at)
  select 'uon', ('4e47a100-0000-4000-8000-0000000001' || n)::uuid, title, description, price_per_day, location, category, amenities,
    '/pictures/rooms.svg#' || photos[1] || '-' || tone, contact_phone, contact_whatsapp,
    deposit, included, walking_minutes, east_m, north_m, current_date - confirmed_days, now() - age::interval
  from listing join place using (n)
)
insert into public.rental_photos (campus, rental_id, image_url, is_primary, created_at)
select 'uon', ('4e47a100-0000-4000-8000-0000000001' || n)::uuid, '/pictures/rooms.svg#' || room || '-' || tone, place = 1,
  now() - age::interval + place * interval '1 second'
from listing, unnest(photos) with ordinality as photo (room, place);

-- University links
insert into public.university_links (campus, name, description, url, icon, created_at) values
  ('uon', 'UoN Website', 'News, notices and the calendar of the University of Nairobi.', 'https://www.uonbi.ac.ke', 'GraduationCap', now() - interval '84 days'),
  ('uon', 'Student Portal (SMIS)', 'Register courses, book a room, see your marks and your fee statement.', 'https://smis.uonbi.ac.ke', 'Users', now() - interval '83 days'),
  ('uon', 'E-class', 'Handouts, assignments and discussion groups of your courses.', 'https://eclass.uonbi.ac.ke', 'BookOpen', now() - interval '82 days'),
  ('uon', 'UoN Library', 'Search the catalogue, past papers and e-journals, also from your room.', 'https://uonlibrary.uonbi.ac.ke', 'Library', now() - interval '81 days'),
  ('uon', 'Academic Affairs', 'Admission, registration, examinations and what to do when a mark is missing.', 'https://academics.uonbi.ac.ke', 'GraduationCap', now() - interval '80 days');

-- A catalogue that an admin has edited: phones show it in place of the file
insert into public.catalogues (campus, name, entries, created_at) values
  ('uon', 'promotions', '[
    {"id": "promotion-uon-lunch", "title": "Lunch around Main Campus", "description": "Pilau, githeri, chapati beans and more, brought to your hostel or class.",
     "image": "/pictures/home.svg#promo-food", "price": "From KSh 80", "rating": 4.9, "badge": "Student favourite", "link": "/food-delivery", "background": "mango"},
    {"id": "promotion-uon-shop", "title": "Stock Your Room for Less", "description": "Flour, sugar, oil and gadgets from shops in Ngara and the CBD.",
     "image": "/pictures/home.svg#promo-groceries", "price": "From KSh 30", "rating": 4.8, "badge": "Best prices", "link": "/e-shop", "background": "lagoon"}
  ]', now() - interval '20 days');

-- Gossip: 11 trending, 7 love, no names
with post (content, category, likes_count, image_url, age) as (values
  ('CCU leo chapo ni mbili bei ya moja. Queue imefika Great Court, sisi tumekuja na mattress.', 'trending', 312, '/pictures/food.svg#chapati-beans', '18 minutes'),
  ('Matatu ya Ngara imecheza playlist yangu yote. Nimepitisha stage tatu nikingoja chorus.', 'trending', 245, null, '1 hour'),
  ('Chiromo monkey imechukua mandazi yangu, ikaniangalia kwa macho, ikakula. Natural selection nimeielewa leo.', 'trending', 468, '/pictures/food.svg#mandazi', '3 hours'),
  ('Hostel za State House Road: view ya five-star, maji ya saa kumi usiku.', 'trending', 187, null, '6 hours'),
  ('Window seat ya library imeshikwa na jacket tangu Monday. Hiyo jacket itagraduate kabla yetu.', 'trending', 356, null, '9 hours'),
  ('July in Nairobi: nimevaa hoodie juu ya hoodie na bado lec anauliza why I am shaking. Ni baridi, sio supplementary.', 'trending', 203, null, '15 hours'),
  ('Class at Main 10AM, next one in Chiromo 11AM. My degree is in brisk walking with a minor in sweating.', 'trending', 274, null, '1 day 2 hours'),
  ('HELB imeingia na ghafla kila mtu ako Westlands. Tukutane CCU Thursday na uji.', 'trending', 391, '/pictures/food.svg#uji', '1 day 13 hours'),
  ('Tumengoja lift Towers mpaka nikapanda stairs. Nimefika floor ya nane, class imehamishwa ground.', 'trending', 229, null, '2 days 6 hours'),
  ('To the makanga who let me ride free on exam day and said "enda upite": nilipita. Asante sana.', 'trending', 417, null, '4 days 2 hours'),
  ('Found: one flash disk labelled FINAL final REAL final. Iko kwa library desk. We all respect you.', 'trending', 338, null, '6 days'),
  ('Alinishikia kiti kwa bus ya Kikuyu from CBD to campus. Hiyo ni ndoa mimi sijui mtaiita nini.', 'love', 264, null, '45 minutes'),
  ('Nilimpea half ya smokie yangu. Kama hiyo si mapenzi, basi hakuna mapenzi.', 'love', 299, '/pictures/food.svg#smokie-pasua', '5 hours'),
  ('She studies law in Parklands, I study vet in Kabete. Our relationship is two matatus and one long phone call.', 'love', 158, null, '12 hours'),
  ('Arboretum date: tulibeba maji, groundnuts na maneno mazuri. Total cost ni 100 bob. Aliniambia ni best day ever.', 'love', 373, null, '1 day 8 hours'),
  ('Crush wangu aliniuliza notes. I do not even do that unit. Nimeanza kusoma hiyo unit.', 'love', 442, null, '2 days 14 hours'),
  ('Alinitext "tuko library", nikafika na perfume. Kumbe ni group work, watu saba.', 'love', 321, null, '4 days 10 hours'),
  ('He laughs at my jokes in the CCU queue even when the beans are finished. Keep such people.', 'love', 176, null, '7 days')
)
insert into public.gossip_posts (campus, content, category, likes_count, image_url, created_at)
select 'uon', content, category, likes_count, image_url, now() - age::interval
from post;

-- Second-hand items: seven have one to three photos, the others only a picture.
with item (n, title, description, price, original_price, category, condition, status, location, seller_name, seller_phone, picture, photos, age) as (values
  ('01', 'Lenovo ThinkPad T480', 'Core i5, 8 GB RAM, 256 GB SSD. Keyboard as good as its name, charger included.', 27000, 45000, 'electronics', 'good', 'available', 'Main Campus', 'Allan Kiprono', '+254 700 000 237', 'market.svg#laptop', array['market.svg#laptop', 'shop.svg#laptop', 'shop.svg#charger'], '1 hour'),
  ('02', 'Infinix Hot, 128 GB', 'Two small scratches, screen without a crack. With box and receipt.', 10500, 18500, 'electronics', 'excellent', 'available', 'Ngara', 'Sharon Moraa', '0700000238', 'market.svg#smartphone', array['market.svg#smartphone', 'shop.svg#smartphone'], '8 hours'),
  ('03', 'Microwave 20 L', 'Heats githeri in two minutes. Moving home, so it must go.', 4500, 8500, 'electronics', 'used', 'reserved', 'Parklands', 'Rahul Shah', '254700000239', 'market.svg#microwave', null, '2 days 3 hours'),
  ('04', 'Casio fx-991ES Plus', 'Solved every integral that I could not.', 1400, 2700, 'electronics', 'like-new', 'available', 'Chiromo', 'Naomi Jepkosgei', '+254700000240', 'market.svg#calculator', array['market.svg#calculator'], '5 days 2 hours'),
  ('05', 'Constitutional Law Textbooks, Set', 'Three volumes, highlighted with love and a ruler.', 2500, 5200, 'books', 'good', 'available', 'Parklands Campus', 'Ivy Wambui', '0700 000 241', 'market.svg#textbooks', array['market.svg#textbooks', 'shop.svg#textbook'], '14 hours'),
  ('06', 'Human Anatomy Notes, Year 1', 'Typed, bound, with drawings in colour.', 600, null, 'books', 'excellent', 'available', 'KNH Campus', 'Yusuf Abdi', '+254 700 000 242', 'market.svg#lecture-notes', null, '3 days 4 hours'),
  ('07', 'Architecture Drawing Set', 'T-square, set squares, scale ruler and a tube.', 2200, 4000, 'books', 'good', 'available', 'Main Campus, ADD Building', 'Cecilia Mwende', '254700000243', 'market.svg#drawing-set', array['market.svg#drawing-set', 'market.svg#desk'], '6 days 5 hours'),
  ('08', 'Lab Coat, Size M', 'New, still folded. I changed to economics.', 800, 1200, 'clothing', 'new', 'available', 'Chiromo', 'Brenda Anyango', '0700000244', 'market.svg#lab-coat', null, '11 hours'),
  ('09', 'Puffer Jacket, Size L', 'Carried me through two Julys.', 1500, 3500, 'clothing', 'good', 'available', 'Kikuyu', 'Martin Njoroge', '254700000245', 'market.svg#jacket', array['market.svg#jacket', 'shop.svg#jacket'], '1 day 12 hours'),
  ('10', 'Mattress 3 by 6, Medium Density', 'Always in its cover. I can help to carry it to the stage.', 2800, 5500, 'furniture', 'used', 'available', 'Juja Road', 'Edith Kwamboka', '+254700000246', 'market.svg#mattress', array['market.svg#mattress', 'market.svg#bed'], '20 hours'),
  ('11', 'Study Desk', 'One leg has a folded paper under it. The paper is free.', 2000, 4500, 'furniture', 'fair', 'sold', 'Kahawa Wendani', 'Geoffrey Musyoka', '0700 000 247', 'market.svg#desk', null, '8 days'),
  ('12', 'Football Boots, Size 42', 'Three goals, one own goal. Studs are fine.', 1300, 3000, 'sports', 'used', 'available', 'Lower Kabete', 'Elvis Barasa', '254700000248', 'market.svg#football-boots', null, '2 days 16 hours'),
  ('13', 'Chess Set', 'Wooden, all pieces there, with a roll-up board.', 700, 1500, 'sports', 'like-new', 'available', 'Main Campus', 'Tabitha Chebet', '+254 700 000 249', 'market.svg#chess', null, '9 days'),
  ('14', 'Gas Cooker with 6 kg Cylinder', 'Burner and grill, gas for about two more weeks.', 3500, 5800, 'other', 'good', 'available', 'Ngara', 'Dorcas Wangari', '0700000250', 'market.svg#gas-cooker', null, '4 days 9 hours')
), added as (
  insert into public.items
    (campus, id, title, description, price, original_price, category, condition, status, location, seller_name, seller_phone, image_url, created_at)
  select 'uon', ('17e35000-0000-4000-8000-0000000001' || n)::uuid, title, description, price, original_price, category, condition, status,
    location, seller_name, seller_phone, '/pictures/' || picture, now() - age::interval
  from item
)
insert into public.item_photos (campus, item_id, image_url, position, created_at)
select 'uon', ('17e35000-0000-4000-8000-0000000001' || n)::uuid, '/pictures/' || photo, place - 1, now() - age::interval
from item, unnest(photos) with ordinality as shot (photo, place);
