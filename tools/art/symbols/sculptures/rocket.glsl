// A rocket of a picture book. Tints: hull, nose and fins, glass, metal. Knob x: 1 burns; knob y: how far it is tilted, radians.
#define LEAN vec3(0.34, 0.10, uKnobs.y)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float hull = egg(p, vec3(0.345, 0.98, 0.345));
  add(s, smax(hull, -(p.y + 0.62), 0.06), 1);
  add(s, max(abs(hull) - 0.022, abs(p.y - 0.50) - 0.030), 4);
  add(s, max(abs(hull) - 0.022, abs(p.y + 0.34) - 0.026), 4);
  vec2 f = fold(vec2(p.x, -p.z), 3.0);
  float fin = tri2(vec2(f.y, p.y), vec2(0.16, -0.06), vec2(0.60, -0.86), vec2(0.16, -0.58));
  add(s, plate(fin - 0.045, f.x, 0.055, 0.04), 2);
  float bell = max(abs(length(p.xz) - (0.17 - 0.32 * (p.y + 0.62))) - 0.03, abs(p.y + 0.70) - 0.11);
  add(s, bell * 0.85, 4);
  vec3 w = vec3(p.x, p.y - 0.16, p.z - 0.315);
  add(s, egg(w, vec3(0.165, 0.165, 0.07)), 3);
  add(s, ring(w - vec3(0.0, 0.0, 0.03), 0.17, 0.042), 4);
  w = vec3(p.x, p.y + 0.16, p.z - 0.325);
  add(s, egg(w, vec3(0.085, 0.085, 0.05)), 3);
  add(s, ring(w - vec3(0.0, 0.0, 0.02), 0.09, 0.028), 4);
  if (uKnobs.x > 0.5) {
    vec3 q = p + vec3(0.0, 0.98, 0.0);
    add(s, egg(q, vec3(0.15, 0.26, 0.15)), 5);
    add(s, egg(q - vec3(0.0, 0.07, 0.0), vec3(0.085, 0.17, 0.165)), 6);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 5) return light(vec3(1.0, 0.42, 0.08), 1.7);
  if (id == 6) return light(vec3(1.0, 0.86, 0.45), 2.0);
  if (id == 4) { Stuff k = metal(T3, 0.2); k.shine = T3 * 0.06; return k; }
  if (id == 3) {
    Stuff k = gloss(T2 * 0.4);
    k.coat = 2.0;
    k.shine = T2 * 0.6;
    return k;
  }
  if (id == 2 || p.y > 0.5) { Stuff k = gloss(T1); k.shine = T1 * 0.10; return k; }
  Stuff k = gloss(p.y < -0.34 ? T1 : T0);
  k.shine = k.base * 0.10;
  return k;
}
