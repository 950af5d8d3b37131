// A screen of lamps behind domes of glass that shows one of eight pictures. Knob x: which. Tints: three colours of lamps, casing, edge, running lights.
#define LEAN vec3(0.20, 0.14, 0.0)

// Eleven rows of each picture, from the top: two bits a lamp, from the left, 0 for dark.
const int ROWS_[88] = int[88](
  344064, 86016, 37888, 9472, 174400, 152912, 37888, 9472, 2368, 592, 148,
  0, 349524, 611668, 606244, 151560, 37888, 9472, 9472, 2368, 2368, 2688,
  0, 87376, 693748, 2795005, 1398101, 677244, 152944, 38208, 9472, 2048, 0,
  2048, 5376, 22336, 153040, 153040, 153040, 153040, 611700, 2708821, 2796202, 16128,
  1024, 7424, 7424, 40256, 2719573, 679252, 152912, 152912, 676180, 671828, 524292,
  0, 151888, 611828, 2708989, 2708861, 2708821, 677204, 169296, 42304, 10496, 2048,
  5376, 38720, 38208, 599316, 2446685, 2446677, 2434325, 533764, 3072, 3840, 960,
  983040, 258048, 211968, 197376, 786624, 2424916, 2572637, 2443605, 2706005, 656020, 0
);

const float PITCH = 0.132;

// Which lamp a place belongs to: 0 to 12 across and down; the outermost run round the edge.
vec2 lampAt(vec2 p) { return clamp(floor(p / PITCH + 6.5), 0.0, 12.0); }
bool isEdge(vec2 c) { return min(c.x, c.y) < 0.5 || max(c.x, c.y) > 11.5; }
// 0 dark, 1 to 3 a colour of the picture, 4 and 5 the lights that run.
int glowAt(vec2 c) {
  if (isEdge(c)) {
    float way = c.y > 11.5 ? c.x : c.x > 11.5 ? 24.0 - c.y : c.y < 0.5 ? 36.0 - c.x : 36.0 + c.y;
    return fract((way - 4.0 * uPhase) / 4.0) < 0.26 ? 5 : 4;
  }
  int row = 11 - int(c.y), column = int(c.x) - 1;
  return (ROWS_[int(uKnobs.x) * 11 + row] >> (2 * column)) & 3;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = box2(p.xy, vec2(0.80)) - 0.13;
  add(s, plate(d, p.z, 0.17, 0.08), 1);
  add(s, plate(abs(d + 0.025) - 0.045, p.z - 0.12, 0.10, 0.04), 2);
  vec2 m = abs(p.xy);
  add(s, ball(vec3(m - 0.865, p.z - 0.20), 0.05), 4);
  if (p.z < 0.02 || d > 0.05) return s;
  vec2 c = lampAt(p.xy);
  int g = glowAt(c);
  vec3 q = p - vec3((c - 6.0) * PITCH, 0.165);
  float r = g == 0 ? 0.043 : isEdge(c) ? 0.047 : 0.064;
  add(s, egg(q, vec3(r, r, g == 0 ? 0.030 : isEdge(c) ? 0.045 : 0.078)) * 0.8, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T4, 0.20); k.shine = T4 * 0.07; return k; }
  if (id == 4) { Stuff k = metal(T4 * 0.7, 0.3); k.shine = T4 * 0.04; return k; }
  if (id == 3) {
    vec2 c = lampAt(p.xy);
    int g = glowAt(c);
    if (g == 0) { Stuff k = gloss(T3 * 0.55 + 0.012); k.coat = 1.4; return k; }
    if (g >= 4) {
      Stuff k = gloss(T5 * 0.4);
      k.shine = T5 * (g == 5 ? 1.5 : 0.12);
      k.coat = 1.4;
      return k;
    }
    vec3 colour = g == 1 ? T0 : g == 2 ? T1 : T2;
    // A wave of light crosses the picture.
    float wave = uPhase > 0.0 ? 0.5 + 0.5 * cos(2.0 * PI * (uPhase - (c.x + 12.0 - c.y) / 24.0)) : 0.42;
    Stuff k = gloss(colour * 0.55);
    float heart_ = smoothstep(0.060, 0.0, length(p.xy - (c - 6.0) * PITCH));
    k.shine = colour * (0.42 + 0.55 * wave + 0.30 * heart_) + vec3(0.22) * heart_ * heart_ * (0.5 + wave);
    k.coat = 1.7;
    return k;
  }
  // The face is dark, the casing lacquered.
  float face = box2(p.xy, vec2(0.86));
  bool isFace = face < 0.0 && p.z > 0.1;
  Stuff k = gloss(isFace ? T3 * 0.30 : T3);
  if (isFace) {
    k.coat = 0.35;
    vec2 c = lampAt(p.xy);
    int g = glowAt(c);
    // Lamps light the face around them.
    if (g > 0 && g < 4) k.shine = (g == 1 ? T0 : g == 2 ? T1 : T2) * 0.10;
  } else k.shine = T3 * 0.10;
  return k;
}
