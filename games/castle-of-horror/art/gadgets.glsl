// Parts several symbols of this title share.

const vec3 GOLD = vec3(1.0, 0.60, 0.19);
const vec3 OLD_GOLD = vec3(0.72, 0.40, 0.13);
const vec3 SILVER = vec3(0.80, 0.82, 0.88);
const vec3 IRON = vec3(0.13, 0.13, 0.16);
const vec3 BLOOD = vec3(0.50, 0.006, 0.014);

// A bat's wing, right side; the shoulder is at the origin, the span about 1. Membrane and bones.
float wingSkin(vec2 p) {
  float d = poly8(p, vec2[8](vec2(0.0, 0.0), vec2(0.28, 0.34), vec2(0.56, 0.60), vec2(1.02, 0.34),
                             vec2(0.98, -0.16), vec2(0.70, -0.42), vec2(0.36, -0.46), vec2(0.0, -0.34)));
  d = smax(d, 0.285 - length(p - vec2(1.16, 0.10)), 0.02);
  d = smax(d, 0.20 - length(p - vec2(0.92, -0.40)), 0.02);
  d = smax(d, 0.185 - length(p - vec2(0.535, -0.565)), 0.02);
  return smax(d, 0.20 - length(p - vec2(0.17, -0.54)), 0.02);
}
float wingBones(vec3 p) {
  vec3 w = vec3(0.56, 0.60, 0.04);
  float d = vine(p, mat3(vec3(0.0, 0.0, 0.0), vec3(0.20, 0.42, 0.06), w), vec2(0.055, 0.036));
  d = min(d, vine(p, mat3(w, vec3(0.88, 0.60, 0.05), vec3(1.03, 0.33, 0.0)), vec2(0.034, 0.008)));
  d = min(d, vine(p, mat3(w, vec3(0.90, 0.30, 0.06), vec3(0.985, -0.17, 0.0)), vec2(0.032, 0.008)));
  d = min(d, vine(p, mat3(w, vec3(0.70, 0.10, 0.06), vec3(0.70, -0.43, 0.0)), vec2(0.030, 0.008)));
  d = min(d, vine(p, mat3(w, vec3(0.46, 0.05, 0.06), vec3(0.36, -0.47, 0.0)), vec2(0.028, 0.008)));
  return min(d, horn(p, w, w + vec3(0.0, 0.16, 0.02), vec2(0.035, 0.004)));
}

// A bat in flight seen from the front, about 1 wide.
float batFlat(vec2 p, float flap) {
  vec2 m = vec2(abs(p.x), p.y);
  vec2 w = m * 2.0;
  w.y -= flap * w.x * w.x - 0.10;
  float d = wingSkin(w) * 0.42;
  d = min(d, length(p * vec2(1.0, 0.7) - vec2(0.0, 0.0)) - 0.075);
  d = min(d, tri2(m, vec2(0.0, 0.05), vec2(0.07, 0.19), vec2(0.10, 0.02)));
  return d;
}

// Materials and parts that need them.

const float RIBBON_Y = -0.70;
float ribbonDrop(float x) { return RIBBON_Y + 0.10 * x * x; }
float ribbonFront(float x) { return 0.66 - 0.22 * x * x; }

// A banner across the foot of a symbol with the word of shape 0. Ids: cloth, trim, letters.
void ribbon(inout Part s, vec3 p, ivec3 ids) {
  if (p.y > -0.30) { add(s, length(vec2(p.y + 0.30, 0.0)) + 0.1, ids.x); return; }
  float y = p.y - ribbonDrop(p.x), z = p.z - ribbonFront(p.x);
  float body = box2(vec2(p.x, y), vec2(0.86, 0.19));
  float wave = 0.012 * sin(p.x * 9.0);
  add(s, plate(body, z + wave, 0.035, 0.02), ids.x);
  float edge = abs(abs(y) - 0.165) - 0.02;
  add(s, plate(max(body, edge), z + wave - 0.03, 0.025, 0.012), ids.y);
  float ax = abs(p.x);
  float tail = box2(vec2(ax - 0.82, y + 0.08), vec2(0.18, 0.16));
  float notch = (ax - 0.93) * 0.8 - abs(y + 0.08) * 0.6;
  tail = max(tail, notch);
  add(s, plate(tail, p.z - ribbonFront(0.9) + 0.12, 0.03, 0.015), ids.x);
  float word = shape0(vec2(p.x, y));
  add(s, plate(word, z + wave - 0.05, 0.05, 0.018), ids.z);
}

Stuff ribbonCloth(vec3 p, vec3 tint) {
  Stuff m = stuff(tint, 0.0, 0.38);
  float fold = smoothstep(0.74, 0.9, abs(p.x));
  m.base *= mix(1.0, 0.35, fold);
  m.base *= 0.85 + 0.3 * smoothstep(-0.15, 0.15, p.y - ribbonDrop(p.x));
  m.coat = 0.5;
  m.soft = 0.4;
  return m;
}
Stuff ribbonTrim() { return stuff(GOLD, 1.0, 0.2); }
Stuff ribbonLetters() {
  Stuff m = stuff(vec3(1.0, 0.90, 0.62), 0.25, 0.28);
  m.shine = vec3(0.30, 0.25, 0.15);
  return m;
}

Stuff gold(float rough) { return stuff(GOLD, 1.0, rough); }
