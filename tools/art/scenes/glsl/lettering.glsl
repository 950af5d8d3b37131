// A name in relief. Up to three lines: shapes 0, 1, 2 with their middles at knobs x, y, z; knob w is the thickness of the back.
// FACE_KIND: 0 chiselled metal, 1 puffed sugar or enamel, 2 lit glass in a neon tube, 3 rough stone or wood. LEAN slants, WAVE bends the foot line.

const int FACE = 1, BACK = 2, EDGE = 3;

float lines(vec2 p) {
  float d = shape0(p - vec2(0.0, uKnobs.x));
  d = min(d, shape1(p - vec2(0.0, uKnobs.y)));
  return min(d, shape2(p - vec2(0.0, uKnobs.z)));
}

vec3 turned(vec3 p) {
  p.yz *= rot(0.16);
  p.x -= p.y * LEAN;
  p.y -= WAVE * sin(p.x * 2.1);
  return p;
}

// From the foot (0) to the head (1) of the line a point belongs to.
float rise(vec2 p) {
  float d0 = shape0(p - vec2(0.0, uKnobs.x)), d1 = shape1(p - vec2(0.0, uKnobs.y));
  float y = d0 < d1 ? (p.y - uKnobs.x) / (uHalf0.y * 0.62) : (p.y - uKnobs.y) / (uHalf1.y * 0.62);
  return clamp(y * 0.5 + 0.5, 0.0, 1.0);
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  p = turned(p);
  if (abs(p.z) > 0.8) { add(s, abs(p.z) - 0.6, BACK); return s; }
  float d = lines(p.xy), w = uKnobs.w;
#if FACE_KIND == 2
  add(s, plate(d - 1.15 * w, p.z + 1.0 * w, 0.9 * w, 0.3 * w), BACK);
  add(s, length(vec2(d - 0.62 * w, p.z - 0.10 * w)) - 0.20 * w, EDGE);
  // Filled, not hollow: a thin bent tube alone is not read in the height of a phone's name.
  add(s, plate(d - 0.06 * w, p.z - 0.10 * w, 0.42 * w, 0.26 * w), FACE);
#elif FACE_KIND == 1
  add(s, plate(d - 1.0 * w, p.z + 1.3 * w, 1.7 * w, 0.5 * w), BACK);
  add(s, plate(d - 0.50 * w, p.z - 0.15 * w, 0.5 * w, 0.3 * w), EDGE);
  float puff = p.z - 0.5 * w - 1.25 * w * (1.0 - exp(min(d + 0.10 * w, 0.0) / (1.1 * w)));
  add(s, max(d + 0.12 * w, max(puff * 0.6, -p.z)), FACE);
#else
  add(s, plate(d - w, p.z + 1.3 * w, 1.7 * w, 0.3 * w), BACK);
  add(s, plate(abs(d - 0.62 * w) - 0.18 * w, p.z - 0.42 * w, 0.26 * w, 0.14 * w), EDGE);
  float cut = chisel(d - 0.12 * w, p.z - 0.1 * w, vec2(0.55 * w, 1.9 * w), 1.15);
#if FACE_KIND == 3
  cut += w * 0.16 * (fbm(p * 6.0) - 0.5);
#endif
  add(s, cut, FACE);
#endif
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = turned(p);
  if (id == BACK) {
    Stuff k = stuff(BACK_TINT, 0.2, 0.35);
    k.coat = 0.8;
    return k;
  }
  if (id == EDGE) {
    Stuff k = stuff(EDGE_TINT, EDGE_METAL, 0.26);
#if FACE_KIND == 2
    k.shine = EDGE_TINT * 0.95 + 0.30 * pow(max(n.z, 0.0), 6.0);
#else
    k.shine = EDGE_TINT * 0.22;
#endif
    k.coat = 0.4;
    return k;
  }
  float t = rise(q.xy);
  vec3 tint = mix(FACE_LOW, FACE_TOP, smoothstep(0.15, 0.85, t));
#if FACE_KIND == 0
  Stuff k = stuff(tint, 1.0, 0.20);
  k.shine = tint * FACE_SHINE;
  k.bump = 0.05;
  k.grain = 16.0;
#elif FACE_KIND == 1
  Stuff k = stuff(tint, 0.0, 0.22);
#ifdef STRIPES
  float stripe = smoothstep(0.0, 0.03, abs(fract((q.x + q.y * 0.9) * STRIPES) - 0.5) - 0.25);
  k.base = mix(k.base, vec3(0.95, 0.80, 0.90), stripe * 0.30);
#endif
  k.shine = tint * 0.30;
  k.coat = 1.0;
  k.soft = 0.5;
#elif FACE_KIND == 2
  Stuff k = stuff(tint * 0.4, 0.0, 0.3);
  k.coat = 0.6;
  k.shine = tint * (0.55 + 0.35 * t) * smoothstep(0.0, 0.35, n.z);
#else
  Stuff k = stuff(tint * (0.65 + 0.6 * fbm(q * 9.0)), 0.0, 0.6);
  k.shine = tint * 0.10;
  k.bump = 0.6;
  k.grain = 12.0;
#endif
  return k;
}
