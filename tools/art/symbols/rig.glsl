// The kit's light: brighter and softer than a castle's, rims in the colours of the title.
// Tints 0 to 5 belong to the sculpture, 6 and 7 are the rims on the right and on the left.
uniform vec3 uTints[8];
#define KEY vec3(3.2, 2.9, 2.5)
#define FILL vec3(0.20, 0.19, 0.24)
#define RIM_RIGHT (uTints[6] * 5.5)
#define RIM_LEFT (uTints[7] * 4.5)
#define HALL_RIGHT (uTints[6] * 2.6 + 0.3)
#define HALL_LEFT (uTints[7] * 1.8 + 0.2)
#define HALL_DARK vec3(0.045, 0.035, 0.045)
#define HALL_SKY vec3(0.30, 0.29, 0.34)
#define EXPOSURE 0.80
