// One, two or three plates that say BAR (shape 0); knob x is how many. Tints: plate, rim, letters.
#define LEAN vec3(0.14, 0.10, 0.0)

float rows(inout float y) {
  float n = uKnobs.x, pitch = 0.60;
  float i = clamp(floor(y / pitch + n * 0.5), 0.0, n - 1.0);
  float at = (i - (n - 1.0) * 0.5) * pitch;
  y -= at;
  return at;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  rows(p.y);
  float tall = uKnobs.x < 1.5 ? 0.34 : 0.27;
  float d = box2(p.xy, vec2(0.86, tall) - 0.08) - 0.08;
  add(s, plate(d, p.z + 0.04, 0.16, 0.05), 1);
  add(s, length(vec2(d + 0.03, p.z - 0.12)) - 0.05, 2);
  add(s, plate(shape0(p.xy), p.z - 0.12, 0.09, 0.03), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.17);
  if (id == 3) {
    Stuff k = gloss(T2);
    k.shine = T2 * 0.40;
    return k;
  }
  Stuff k = gloss(T0);
  k.shine = T0 * 0.16;
  return k;
}
