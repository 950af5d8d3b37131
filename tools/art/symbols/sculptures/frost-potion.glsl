// A flask in a silver claw; what it holds heaves, and bubbles rise. Tints: glass, draught, cork, metal, stone.
#define LEAN vec3(0.18, 0.10, 0.09)

float wave(vec3 p) { return 0.16 + 0.045 * sin(uPhase * 2.0 * PI + p.x * 3.0) * (1.0 - p.x * p.x); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.26, 0.0);
  // Cut glass: twelve soft facets around the belly.
  vec2 f = fold(q.xz, 10.0);
  float belly = smin(ball(q, 0.66), max(ball(q, 0.70), f.y - 0.625), 0.02);
  float neck = smin(max(belly, f.y - 0.640), rod(q - vec3(0.0, 0.76, 0.0), 0.165, 0.22), 0.16);
  add(s, neck, 1);
  add(s, ring((q - vec3(0.0, 0.96, 0.0)).xzy, 0.185, 0.055), 1);
  add(s, max(length(q.xz) - 0.155 - 0.05 * (q.y - 1.0), abs(q.y - 1.08) - 0.14) * 0.9 - 0.015, 3);
  // Silver about the neck, with a stone and a charm of snow.
  add(s, rod(q - vec3(0.0, 0.66, 0.0), 0.215, 0.055) - 0.02, 4);
  add(s, egg(q - vec3(0.0, 0.66, 0.235), vec3(0.105, 0.105, 0.075)), 5);
  add(s, ring(q - vec3(0.0, 0.66, 0.225), 0.115, 0.03), 4);
  // The claw that it stands in.
  add(s, ring((q - vec3(0.0, -0.50, 0.0)).xzy, 0.46, 0.055), 4);
  vec2 c = fold(q.xz * rot(PI / 5.0), 5.0);
  vec3 w = vec3(c.x, q.y, c.y);
  add(s, vine(w, mat3(vec3(0.0, -0.60, 0.40), vec3(0.0, -0.42, 0.82), vec3(0.0, 0.02, 0.655)), vec2(0.075, 0.02)), 4);
  add(s, vine(w, mat3(vec3(0.0, -0.52, 0.46), vec3(0.0, -0.66, 0.62), vec3(0.0, -0.72, 0.70)), vec2(0.07, 0.045)), 4);
  add(s, ball(w - vec3(0.0, -0.70, 0.70), 0.075), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(0.0, -0.26, 0.0);
  if (id == 3) { Stuff k = stuff(T2 * (0.6 + 0.7 * fbm(p * 14.0)), 0.0, 0.7); k.bump = 0.3; k.grain = 20.0; return k; }
  if (id == 4) { Stuff k = metal(T3, 0.16); k.shine = T3 * 0.07; return k; }
  if (id == 5) return gem(T4, p, n, v);
  Stuff k = gloss(T0 * 0.35);
  k.coat = 1.7;
  float edge = 1.0 - max(dot(n, v), 0.0);
  k.shine = T0 * (0.05 + 0.40 * pow(edge, 2.5));
  float top = wave(q);
  if (q.y < top) {
    // A swirl of frost deep in the draught, brightest in the middle.
    vec2 u = q.xy + 0.10 * vec2(sin(q.y * 6.0), cos(q.x * 5.0));
    float a = atan(u.x, u.y + 0.12), r = length(u + vec2(0.0, 0.12));
    float swirl = 0.5 + 0.5 * sin(a * 2.0 + r * 13.0 - uPhase * 2.0 * PI + 2.0 * fbm(vec3(u * 4.0, 1.0)));
    float deep = exp(-2.6 * r);
    k.base = T1 * 0.5;
    k.shine = T1 * (0.22 + 0.75 * deep * swirl + 0.30 * pow(edge, 2.0)) + vec3(0.7, 0.9, 1.0) * 0.55 * deep * swirl * swirl;
    for (int i = 0; i < 7; i++) {
      float b = float(i), rise = fract(b * 0.381 + uPhase);
      vec2 at = vec2(-0.36 + 0.72 * fract(b * 0.618), mix(-0.50, 0.08, rise));
      float e = length(q.xy - at) - (0.030 + 0.022 * fract(b * 0.77));
      k.shine += vec3(0.75, 0.95, 1.0) * smoothstep(0.018, 0.0, abs(e)) * 0.8 * step(0.0, q.z);
    }
    k.shine += vec3(0.6, 0.85, 1.0) * smoothstep(0.035, 0.0, top - q.y) * 0.8;
  }
  // Rime on the shoulders.
  float rime = smoothstep(0.58, 0.74, fbm(q * 6.0) + 0.26 * smoothstep(0.2, 0.6, q.y));
  k.base = mix(k.base, vec3(0.85, 0.95, 1.0), rime * 0.6);
  return k;
}
